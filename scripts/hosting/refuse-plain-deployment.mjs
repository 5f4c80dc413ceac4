// firebase.json names this as what goes before a deployment of the app.
process.stderr.write(
  'Deploy with "npm run deploy -- staging|production": firebase.json alone has no Content-Security-Policy.\n',
);
process.exitCode = 1;
