import {
  chatConnectionMachine,
  favoritesMachine,
  historySyncMachine,
  installPromptMachine,
  multiviewMachine,
  multiviewSyncMachine,
  playerMachine,
  playlistMachine,
  pullToRefreshMachine,
  reportMachine,
  scriptEditorMachine,
  scriptUploadMachine,
  serviceWorkerMachine,
  sessionMachine,
  tlClientMachine,
} from '@oshimado/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from './MachineChart';

/** The machines of the product, drawn from their charts. The same in words: docs/generated/machines.md. */
const meta = {
  title: 'Machines/Charts',
  component: MachineChart,
  tags: ['ready', '!autodocs'],
} satisfies Meta<typeof MachineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChatConnection: Story = { args: { machine: chatConnectionMachine } };
export const Favorites: Story = { args: { machine: favoritesMachine } };
export const HistorySync: Story = { args: { machine: historySyncMachine } };
export const InstallPrompt: Story = { args: { machine: installPromptMachine } };
export const Multiview: Story = { args: { machine: multiviewMachine } };
export const MultiviewSync: Story = { args: { machine: multiviewSyncMachine } };
export const Player: Story = { args: { machine: playerMachine } };
export const Playlist: Story = { args: { machine: playlistMachine } };
export const PullToRefresh: Story = { args: { machine: pullToRefreshMachine } };
export const Report: Story = { args: { machine: reportMachine } };
export const ScriptEditor: Story = { args: { machine: scriptEditorMachine } };
export const ScriptUpload: Story = { args: { machine: scriptUploadMachine } };
export const ServiceWorker: Story = { args: { machine: serviceWorkerMachine } };
export const Session: Story = { args: { machine: sessionMachine } };
export const TlClient: Story = { args: { machine: tlClientMachine } };
