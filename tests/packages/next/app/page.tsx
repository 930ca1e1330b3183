/** A server component: parts of the browser as they are, and those of both with functions of the server. */
import { Accordion } from '@oshimado/ui/accordion';
import { Avatar } from '@oshimado/ui/avatar';
import { Badge } from '@oshimado/ui/badge';
import { BottomBar } from '@oshimado/ui/bottom-bar';
import { Button } from '@oshimado/ui/button';
import { Card } from '@oshimado/ui/card';
import { Dialog } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { Field } from '@oshimado/ui/field';
import { RefreshIcon, StarIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { List, ListItem } from '@oshimado/ui/list';
import { Notice } from '@oshimado/ui/notice';
import { Pagination } from '@oshimado/ui/pagination';
import { Select } from '@oshimado/ui/select';
import { Spinner } from '@oshimado/ui/spinner';
import { Switch } from '@oshimado/ui/switch';
import { Table } from '@oshimado/ui/table';
import { ReadmeExample } from './readme-example';

// Drawn when it is asked for, not while the app is built.
export const dynamic = 'force-dynamic';

const pageLabels = {
  page: (page: number) => `Page ${page}`,
  previous: 'Before',
  next: 'After',
  newer: 'Newer',
  older: 'Older',
};

export default function Page() {
  return (
    <main>
      <Accordion items={[{ value: 'a', title: 'Section', content: 'Content' }]} />
      <Avatar src={null} name="Ao Sora" />
      <Badge>New</Badge>
      <BottomBar label="Main" items={[{ href: '/', label: 'Home', icon: StarIcon }]} />
      <Button startIcon={RefreshIcon}>Refresh</Button>
      <Card href="/card" title="Card" />
      <Dialog title="Dialog" closeLabel="Close" trigger={<Button>Open</Button>} />
      <EmptyState icon={StarIcon} title="Nothing" />
      <Field label="Name">{(control) => <input {...control} name="name" />}</Field>
      <Link href="/link" externalLabel="opens in a new tab">
        Link
      </Link>
      <List>
        <ListItem href="/item">Item</ListItem>
      </List>
      <Notice title="Saved" className="their-own" />
      <Pagination
        label="Pages"
        page={1}
        pageCount={3}
        hrefFor={(page) => `/?page=${page}`}
        labels={pageLabels}
      />
      <Select label="Sort" options={[{ value: 'new', label: 'Newest' }]} />
      <Spinner label="Loading" />
      <Switch label="On" defaultChecked />
      <Table
        caption="Table"
        columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
        rows={['Row']}
        rowKey={(row) => row}
        emptyText="None"
      />
      <ReadmeExample />
    </main>
  );
}
