import { describe, expect, it } from 'vitest';
import { GarminWorld, START } from './garmin-world.ts';

const world = new GarminWorld();

describe('notifications', () => {
  it('come again until they are answered with 200', async () => {
    await world.linked('haruka');
    world.answers = [500, 404];
    world.garmin.deregister('haruka');
    await world.garmin.settled();
    expect(world.received).toHaveLength(3);
    expect(world.garmin.notifications.deliveries()).toMatchObject([
      { kind: 'deregistrations', state: 'delivered', statuses: [500, 404, 200] },
    ]);
  });

  it('are given up at last, and lost where nobody takes them', async () => {
    await world.linked('haruka');
    world.answers = [500, 500, 500, 500];
    world.garmin.deregister('haruka');
    await world.garmin.settled();
    expect(world.garmin.notifications.deliveries()[0]?.state).toBe('given-up');
    world.garmin.notifications.setUrl(null);
    world.garmin.deregister('haruka');
    await world.garmin.settled();
    expect(world.garmin.notifications.deliveries()[0]?.state).toBe('lost');
    expect(world.received).toHaveLength(4);
  });

  it('can be held back and let go in the other order, repeated, or lost', async () => {
    await world.linked('haruka');
    world.garmin.notifications.setMode('hold');
    for (const name of ['one', 'two', 'three']) {
      world.garmin.renameActivity('haruka', name);
      await world.garmin.settled();
    }
    expect(world.received).toEqual([]);
    const names = () =>
      world.items('manuallyUpdatedActivities').map((item) => item['activityName']);
    world.garmin.notifications.release('reversed');
    await world.garmin.settled();
    expect(names()).toEqual(['three', 'two', 'one']);
    world.garmin.notifications.repeat(1, 2);
    await world.garmin.settled();
    expect(names()).toEqual(['three', 'two', 'one', 'three', 'three']);
    world.garmin.notifications.setMode('lose');
    world.garmin.renameActivity('haruka', 'four');
    await world.garmin.settled();
    expect(names()).toHaveLength(5);
  });

  it('tell of permissions that were switched', async () => {
    await world.linked('haruka');
    world.garmin.setPermissions('haruka', ['ACTIVITY_EXPORT']);
    await world.garmin.settled();
    expect(world.items('userPermissionsChange')).toMatchObject([
      { permissions: ['ACTIVITY_EXPORT'], changeTimeInSeconds: START.getTime() / 1000 },
    ]);
  });
});
