import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../testing/samples';
import { connectUserCard, type UserCardPlace } from './user-card.connect';

const keys = (place: UserCardPlace, isUser: boolean, isKnown = true) =>
  connectUserCard({ place, user: isUser ? sampleUser() : null, isKnown }).map(({ key }) => key);

describe('the actions of a user card', () => {
  it('the actions of a guest’s user card start with the login, except on the login page', () => {
    expect(keys('menu', false)).toEqual(['login', 'history', 'settings', 'calendar', 'messages']);
    expect(keys('drawer', false)).toEqual(['login', 'calendar', 'messages']);
    expect(keys('login', false)).toEqual(['settings']);
  });

  it('the actions of a member’s user card end with the logout, except in the drawer', () => {
    expect(keys('menu', true)).toEqual([
      'account',
      'history',
      'settings',
      'calendar',
      'messages',
      'logout',
    ]);
    expect(keys('drawer', true)).toEqual(['calendar', 'messages']);
    expect(keys('login', true)).toEqual(['settings', 'logout']);
  });

  it('lead editors and admins to the administration, and nobody else', () => {
    const of = (role: 'user' | 'editor' | 'admin') =>
      connectUserCard({ place: 'menu', user: sampleUser({ role }), isKnown: true });
    const link = { key: 'admin', href: '/admin' };
    expect([of('editor'), of('admin')]).toEqual([
      expect.arrayContaining([link]),
      expect.arrayContaining([link]),
    ]);
    expect([
      ...of('user'),
      ...connectUserCard({ place: 'menu', user: null, isKnown: true }),
    ]).not.toContainEqual(link);
  });

  it('the actions of a user card do not offer the login before the viewer is known', () => {
    expect(keys('menu', false, false)).toEqual(['history', 'settings', 'calendar', 'messages']);
  });
});
