import { CallError, type AdminClient, type User } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, showsToasts, steps } from '../../storybook/press';
import { sampleUser } from '../../testing/samples';
import { useAdminPlace } from '../../testing/admin-page';
import { AdminPage } from './AdminPage';
import {
  adminCalls,
  namedRequest,
  removalReport,
  sampleAdmin,
  sampleEdits,
  sampleEditor,
  silentSource,
  slowedSource,
} from '../../storybook/sample-admin';

interface StoryProps {
  /** The query of the address. Default none. */
  readonly address?: string;
  /** Calls that answer otherwise. Default none. */
  readonly calls?: Partial<AdminClient>;
}

const AdminStory = ({ address = '', calls }: StoryProps) => (
  <AdminPage client={{ ...adminCalls, ...calls }} place={useAdminPlace(address)} />
);

const as = (user: User) => ({
  feature: {
    user,
    client: {
      getAudit: () => Promise.resolve([...sampleEdits]),
      deletePlaceholder: () => Promise.resolve({}),
    },
  } satisfies FeatureStoryOptions,
});

/** No call answers. */
const gone: Partial<AdminClient> = {
  getReports: () => Promise.reject(new CallError('network', 'getReports', '')),
};

const meta = {
  title: 'Widgets/AdminPage',
  component: AdminStory,
  decorators: [onFeaturePage],
  parameters: as(sampleEditor),
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<StoryProps>;

export const Default: Story = {};
export const OfGuest: Story = { parameters: {} };
/** A viewer without the right reads that the page is for editors and admins. */
export const Refused: Story = { parameters: as(sampleUser()) };
export const Done: Story = { args: { address: 'state=done' } };
export const Empty: Story = {
  args: { calls: { getReports: () => Promise.resolve([]) } },
};
/** Only admins remove a video at the wish of its owner. */
export const Removal: Story = {
  args: { calls: { getReports: () => Promise.resolve([removalReport]) } },
  parameters: as(sampleAdmin),
};
export const RemovalQuestion: Story = {
  ...Removal,
  play: steps(
    press('report', 'removal.actionWhat', { values: { what: 'Gone since Monday' } }),
    shows('alertdialog'),
  ),
};
export const Loading: Story = { args: { calls: { getReports: never } } };
export const Failed: Story = {
  args: { calls: { getReports: refusing(503, 'unavailable', 'getReports') } },
};
export const Offline: Story = {
  parameters: offline({ user: sampleEditor }),
  args: { calls: gone },
};

const open = press('admin', 'reports.answerTo', {
  values: { what: 'https://youtu.be/bbbbbbbbbbb' },
});
export const Answering: Story = { play: steps(open, shows('dialog')) };
export const Answered: Story = {
  play: steps(open, press('admin', 'reports.submit'), showsToasts()),
};
/** Someone else has answered it in the meantime: what was written stays. */
export const AnsweredByOther: Story = {
  args: { calls: { postReport: refusing(409, 'conflict', 'postReport') } },
  play: steps(open, press('admin', 'reports.submit'), shows('alert')),
};
/** The login is older than the server allows for this. */
export const LoginTooOld: Story = {
  args: { calls: { postReport: refusing(403, 'stale_login', 'postReport') } },
  play: steps(open, press('admin', 'reports.submit'), shows('alert')),
};

const accept = press('admin', 'channels.acceptWhat', {
  values: { what: 'UC0000000000000000000042' },
});
/** The request of a channel lacks its name: the form opens with what is known. */
export const Accepting: Story = {
  parameters: as(sampleAdmin),
  play: steps(accept, shows('dialog')),
};
export const AcceptFailed: Story = {
  parameters: as(sampleAdmin),
  args: {
    calls: {
      getReports: () => Promise.resolve([namedRequest]),
      postReport: refusing(503, 'unavailable', 'postReport'),
    },
  },
  play: steps(accept, shows('alert')),
};

const edits = { args: { address: 'tab=edits&user=1' } };
export const Edits: Story = edits;
export const RevertingAll: Story = {
  ...edits,
  play: steps(press('admin', 'edits.revertAll'), shows('dialog')),
};
/** Some stay as they are: a later edit changed the same value. */
export const RevertedSome: Story = {
  args: {
    ...edits.args,
    calls: {
      postEditsRevert: () =>
        Promise.resolve({
          reverted: 3,
          left: [
            { id: '5', target_id: 'aaaaaaaaaaa', why: 'changedSince' },
            { id: '4', target_id: 'bbbbbbbbbbb', why: 'alreadyReverted' },
          ],
          next: null,
        }),
    },
  },
  play: steps(press('admin', 'edits.revertAll'), press('widgets', 'undo')),
};
export const RevertFailed: Story = {
  args: {
    ...edits.args,
    calls: { postEditsRevert: refusing(503, 'unavailable', 'postEditsRevert') },
  },
  play: steps(press('admin', 'edits.revertAll'), press('widgets', 'undo'), shows('alert')),
};

/** Admins have tabs: people, and the log of what was done with their accounts. */
export const OfAdmin: Story = { parameters: as(sampleAdmin) };
const people = { parameters: as(sampleAdmin), args: { address: 'tab=people' } };
export const People: Story = people;
export const NoPeople: Story = {
  ...people,
  args: { ...people.args, calls: { getPeople: () => Promise.resolve([]) } },
};
export const ChangingRole: Story = {
  ...people,
  play: steps(press('admin', 'people.role.action'), shows('dialog')),
};
export const LoggingOut: Story = {
  ...people,
  play: steps(press('admin', 'people.sessions.action'), shows('dialog')),
};
export const Suspending: Story = {
  ...people,
  play: steps(press('admin', 'people.suspend.action'), shows('dialog')),
};
export const EndingSuspension: Story = {
  ...people,
  play: steps(press('admin', 'people.restore.action'), shows('dialog')),
};
export const DeleteFailed: Story = {
  ...people,
  args: { ...people.args, calls: { deletePerson: refusing(503, 'unavailable', 'deletePerson') } },
  play: steps(
    press('admin', 'people.delete.action'),
    press('admin', 'people.delete.submit'),
    shows('alert'),
  ),
};
export const Log: Story = { parameters: as(sampleAdmin), args: { address: 'tab=log' } };

const sources = { parameters: as(sampleAdmin), args: { address: 'tab=sources' } };
/** One is well, one is not read, and one has just been started. */
export const Sources: Story = sources;
/** Units that are used up, and a server without a process that reads. */
export const SourcesSlowedOrSilent: Story = {
  ...sources,
  args: {
    ...sources.args,
    calls: { getSources: () => Promise.resolve([slowedSource, { ...silentSource, name: 'demo' }]) },
  },
};
export const NoSources: Story = {
  ...sources,
  args: { ...sources.args, calls: { getSources: () => Promise.resolve([]) } },
};
export const SourcesLoading: Story = {
  ...sources,
  args: { ...sources.args, calls: { getSources: never } },
};
export const SourcesFailed: Story = {
  ...sources,
  args: { ...sources.args, calls: { getSources: refusing(503, 'unavailable', 'getSources') } },
};

const limits = { parameters: as(sampleAdmin), args: { address: 'tab=limits' } };
export const Limits: Story = limits;
export const NoLimits: Story = {
  ...limits,
  args: { ...limits.args, calls: { getLimitHits: () => Promise.resolve([]) } },
};
export const LimitsLoading: Story = {
  ...limits,
  args: { ...limits.args, calls: { getLimitHits: never } },
};
export const LimitsFailed: Story = {
  ...limits,
  args: { ...limits.args, calls: { getLimitHits: refusing(503, 'unavailable', 'getLimitHits') } },
};

const placeholders = { args: { address: 'tab=placeholders' } };
export const Placeholders: Story = placeholders;
export const NoPlaceholders: Story = {
  args: {
    address: 'tab=placeholders&when=past',
    calls: { getPlaceholders: () => Promise.resolve([]) },
  },
};
export const DeletingPlaceholder: Story = {
  ...placeholders,
  play: steps(press('portal', 'button.delete'), shows('dialog')),
};
