/** A mail server in a separate process, which takes every mail and forgets it. Prints its port. */
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.on('end', done).resume();
  },
});
server.listen(0, '127.0.0.1', () => console.log(server.server.address().port));
