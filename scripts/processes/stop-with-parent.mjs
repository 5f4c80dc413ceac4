// Loaded into what npm start and npm test start (node --import): ends the program when the
// process that started it is gone, however it went. The two are joined by a channel that the
// system closes with either of them.
const GRACE_MILLISECONDS = 10_000;

if (process.channel) {
  process.once('disconnect', () => {
    // Nobody reads what it prints any more; that must not keep it from ending its children.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    process.kill(process.pid, 'SIGINT');
    setTimeout(endGroup, GRACE_MILLISECONDS).unref();
  });
  process.channel.unref();
}

/** It leads its own group; on Windows, where there are none, it ends alone. */
function endGroup() {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
