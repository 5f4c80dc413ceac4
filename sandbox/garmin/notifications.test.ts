import { describe, expect, it } from 'vitest';
import { GarminFixture, START } from './garmin-fixture.ts';

const fixture = new GarminFixture();

describe('notifications', () => {
  it('come again until they are answered with 200', async () => {
    await fixture.linked('haruka');
    fixture.answers = [500, 404];
    fixture.garmin.deregister('haruka');
    await fixture.garmin.settled();
    expect(fixture.received).toHaveLength(3);
    expect(fixture.garmin.notifications.deliveries()).toMatchObject([
      { kind: 'deregistrations', state: 'delivered', statuses: [500, 404, 200] },
    ]);
  });

  it('are given up at last, and lost where nobody takes them', async () => {
    await fixture.linked('haruka');
    fixture.answers = [500, 500, 500, 500];
    fixture.garmin.deregister('haruka');
    await fixture.garmin.settled();
    expect(fixture.garmin.notifications.deliveries()[0]?.state).toBe('given-up');
    fixture.garmin.notifications.setUrl(null);
    fixture.garmin.deregister('haruka');
    await fixture.garmin.settled();
    expect(fixture.garmin.notifications.deliveries()[0]?.state).toBe('lost');
    expect(fixture.received).toHaveLength(4);
  });

  it('can be held back and released in the other order, repeated, or lost', async () => {
    await fixture.linked('haruka');
    fixture.garmin.notifications.setMode('hold');
    for (const name of ['one', 'two', 'three']) {
      fixture.garmin.renameActivity('haruka', name);
      await fixture.garmin.settled();
    }
    expect(fixture.received).toEqual([]);
    const names = () =>
      fixture.items('manuallyUpdatedActivities').map((item) => item['activityName']);
    fixture.garmin.notifications.release('reversed');
    await fixture.garmin.settled();
    expect(names()).toEqual(['three', 'two', 'one']);
    fixture.garmin.notifications.repeat(1, 2);
    await fixture.garmin.settled();
    expect(names()).toEqual(['three', 'two', 'one', 'three', 'three']);
    fixture.garmin.notifications.setMode('lose');
    fixture.garmin.renameActivity('haruka', 'four');
    await fixture.garmin.settled();
    expect(names()).toHaveLength(5);
  });

  it('report permissions that were switched', async () => {
    await fixture.linked('haruka');
    fixture.garmin.setPermissions('haruka', ['ACTIVITY_EXPORT']);
    await fixture.garmin.settled();
    expect(fixture.items('userPermissionsChange')).toMatchObject([
      { permissions: ['ACTIVITY_EXPORT'], changeTimeInSeconds: START.getTime() / 1000 },
    ]);
  });
});
