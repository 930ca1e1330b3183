/** The sections that only a logged-in user sees. */
import type { User } from '@oshimado/contract';
import { ApiKeySection } from './ApiKeySection';
import { DataSection } from './DataSection';
import { SessionsSection } from './SessionsSection';
import { UsernameSection } from './UsernameSection';

export default function AccountSections({ user }: { user: User }) {
  return (
    <>
      <UsernameSection user={user} />
      <ApiKeySection user={user} />
      <SessionsSection user={user} />
      <DataSection />
    </>
  );
}
