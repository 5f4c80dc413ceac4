// Loaded into what npm start and npm test start (node --import): ends the program when the
// process that started it is gone, however it went. The two are joined by a channel that the
// system closes with either of them.
const GRACE_MILLISECONDS = 10_000;

if (process.channel) {
  process.once('disconnect', () => {
    // The program's own way of stopping first: it ends its children.
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MILLISECONDS).unref();
  });
  process.channel.unref();
}
