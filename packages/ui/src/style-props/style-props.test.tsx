/** Every exported part gives `className` and `style` to its root element and keeps its own classes. */
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { List } from '../list';
import { Menu, MenuRadioGroup } from '../menu';
import { StarIcon } from '../icon';
import { ToastRegion } from '../toast';
import { classNames } from './index';

type Props = Readonly<Record<string, unknown>>;

interface Example {
  /** What the part cannot be drawn without. */
  readonly props?: Props;
  /** What it is drawn in. */
  readonly within?: (part: ReactNode) => ReactNode;
}

const nothing = vi.fn();
const trigger = <button type="button">Open</button>;
const inMenu = (part: ReactNode) => (
  <Menu trigger={trigger} open>
    {part}
  </Menu>
);
const choice = { checked: false, onCheckedChange: nothing };
const field = { label: 'Name', value: '', onValueChange: nothing };
const counted = { empty: 'None', busy: 'Loading', count: String };
const combobox = { ...counted, open: 'Open', remove: String };
const day = {
  value: null,
  onValueChange: nothing,
  today: '2026-05-01',
  locale: 'en',
  previousLabel: 'Before',
  nextLabel: 'After',
};
const dialog = { title: 'Title', closeLabel: 'Close', open: true };
const items = [{ id: 'a', value: 'a', name: 'A', label: 'A', title: 'A', content: 'a' }];
const list = { label: 'List', items: ['a'], itemKey: String, renderItem: String };

const EXAMPLES: Readonly<Record<string, Example>> = {
  Accordion: { props: { items } },
  AlertDialog: {
    props: { title: 'T', description: 'D', cancelLabel: 'No', actionLabel: 'Yes', open: true },
  },
  AppBar: {},
  Avatar: { props: { src: null } },
  Badge: { props: { children: 'New' } },
  BottomBar: { props: { label: 'Main', items: [{ href: '/', label: 'Home', icon: StarIcon }] } },
  Button: {},
  ButtonLink: { props: { href: '/' } },
  Calendar: { props: day },
  Card: { props: { href: '/', title: 'Card' } },
  Checkbox: { props: { ...choice, label: 'Yes' } },
  Combobox: { props: { ...field, value: [], options: [], labels: combobox } },
  CommandList: { props: { label: 'Find', options: [], onChoose: nothing, labels: counted } },
  DatePicker: {
    props: {
      ...day,
      label: 'Day',
      placeholder: 'YYYY-MM-DD',
      invalidText: 'No day',
      calendarLabel: 'Open',
    },
  },
  Dialog: { props: dialog },
  Drawer: { props: { label: 'Main' } },
  DrawerLink: { props: { href: '/' } },
  DropZone: { props: { label: 'Drop', onFiles: nothing, onRefused: nothing } },
  EmptyState: { props: { title: 'Nothing' } },
  ErrorState: { props: { title: 'Failed' } },
  Field: { props: { label: 'Name', children: () => null } },
  FormDialog: {
    props: {
      ...dialog,
      cancelLabel: 'No',
      submitLabel: 'Yes',
      onClose: nothing,
      onSubmit: nothing,
    },
  },
  Icon: { props: { icon: StarIcon } },
  IconButton: { props: { icon: StarIcon, label: 'Star' } },
  Kbd: { props: { children: 'K' } },
  Link: { props: { href: '/', children: 'Home' } },
  List: {},
  ListItem: { within: (part) => <List>{part}</List> },
  Menu: { props: { trigger, open: true } },
  MenuCheckboxItem: { props: choice, within: inMenu },
  MenuItem: { within: inMenu },
  MenuLinkItem: { props: { href: '/' }, within: inMenu },
  MenuRadioGroup: { props: field, within: inMenu },
  MenuRadioItem: {
    props: { value: 'a' },
    within: (part) => inMenu(<MenuRadioGroup {...field}>{part}</MenuRadioGroup>),
  },
  MenuSeparator: { within: inMenu },
  ModalDrawer: { props: { ...dialog, label: 'Main' } },
  Notice: {},
  NumberField: { props: { ...field, value: 1, increaseLabel: 'More', decreaseLabel: 'Less' } },
  OfflineState: { props: { title: 'Offline' } },
  Pagination: {
    props: { label: 'Pages', page: 1, pageCount: 2, hrefFor: String, labels: { page: String } },
  },
  PanelTabs: { props: { ...field, value: 'a', tabs: items } },
  Picture: { props: { src: null, fallback: StarIcon } },
  Popover: { props: { label: 'More', trigger, open: true } },
  Progress: { props: { label: 'Sending' } },
  PullIndicator: { props: { phase: 'idle', labels: { ready: 'Let go', refreshing: 'Loading' } } },
  RadioGroup: { props: { ...field, options: [] } },
  Select: { props: { label: 'Sort', options: [] } },
  Sheet: { props: dialog },
  Skeleton: {},
  SkipLink: { props: { href: '#main' } },
  Slider: { props: { ...field, value: [1] } },
  SortableList: {
    props: { label: 'Order', items, onReorder: nothing, labels: { handle: String } },
  },
  Spinner: { props: { label: 'Loading' } },
  SplitPanes: { props: { panes: items, separatorLabel: () => 'Resize' } },
  Submenu: { props: { label: 'More' }, within: inMenu },
  Switch: { props: { label: 'On' } },
  Tab: { props: { id: 't', href: '/', selected: true, controls: 'p' } },
  TabList: { props: { label: 'Tabs' } },
  TabPanel: { props: { id: 'p', labelledBy: 't' } },
  Table: { props: { caption: 'Table', columns: [], rows: [], rowKey: String, emptyText: 'None' } },
  TextArea: { props: field },
  TextField: { props: field },
  TimeField: { props: field },
  TimeZonePicker: {
    props: { ...field, value: null, at: 0, locale: 'en', zones: ['UTC'], labels: combobox },
  },
  Toast: {
    props: { title: 'Saved', closeLabel: 'Close' },
    within: (part) => <ToastRegion label="Notifications">{part}</ToastRegion>,
  },
  ToastRegion: { props: { label: 'Notifications' } },
  Tooltip: { props: { text: 'Hint', open: true, children: trigger } },
  VirtualGrid: { props: list },
  VirtualList: { props: list },
  VisuallyHidden: {},
};

/** They render a child they are given, or a context, and no element of their own. */
const WITHOUT_ROOT = ['DialogClose', 'PopoverClose', 'DirectionProvider', 'PortalContainerContext'];
/** Their root has no look of its own: what a consumer adds is all its classes. */
const BARE = ['Pagination', 'PanelTabs', 'MenuRadioGroup'];

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true });
/** A picture is data: an array. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || typeof value === 'object') &&
  !Array.isArray(value);
const exported = Object.values(files).flatMap((module) =>
  Object.entries(module).filter(([name, value]) => isComponent(name, value)),
) as [name: string, Part: ComponentType<Props>][];
const parts = exported.filter(([name]) => !WITHOUT_ROOT.includes(name));

function rootOf(name: string, Part: ComponentType<Props>): HTMLElement {
  const { props, within = (part: ReactNode) => part } = EXAMPLES[name] ?? {};
  const style = { outlineOffset: '3px' };
  render(within(<Part {...props} className="their-own" style={style} />));
  const found = document.querySelectorAll<HTMLElement>('.their-own');
  expect(found).toHaveLength(1);
  return found[0]!;
}

describe('className and style', () => {
  it('className and style are tried on every exported part', () => {
    expect(parts.map(([name]) => name).sort()).toEqual(Object.keys(EXAMPLES).sort());
  });

  it.each(parts)('%s gives both to its root and keeps its own classes', (name, Part) => {
    const root = rootOf(name, Part);
    expect(root.style.outlineOffset).toBe('3px');
    expect(root.classList.length > 1).toBe(!BARE.includes(name));
    expect(root.className).not.toMatch(/undefined|null|^ | $/);
  });
});

it('`classNames` joins the class names that are there', () => {
  expect(classNames('a', undefined, '', 'b c')).toBe('a b c');
  expect(classNames(undefined)).toBe('');
});
