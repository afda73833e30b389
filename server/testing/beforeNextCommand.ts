import mongoose from 'mongoose';

/* Runs something in the middle of a request: right before its next command of a kind. */

export function beforeNextAccountRead(happen: () => Promise<unknown>): void {
  const accounts = mongoose.connection.collection('accounts');
  const read = accounts.findOne.bind(accounts);
  jest.spyOn(accounts, 'findOne').mockImplementationOnce(async (...given: Parameters<typeof read>) => {
    await happen();
    return read(...given);
  });
}

export function beforeNextRecordChange(happen: () => Promise<unknown>): void {
  beforeNextChange('users', happen);
}

export function beforeNextCommentChange(happen: () => Promise<unknown>): void {
  beforeNextChange('comments', happen);
}

export function beforeNextQuestionChange(happen: () => Promise<unknown>): void {
  beforeNextChange('questions', happen);
}

export function beforeNextAccountChange(happen: () => Promise<unknown>): void {
  beforeNextChange('accounts', happen);
}

export function beforeNextSessionChange(happen: () => Promise<unknown>): void {
  beforeNextChange('sessions', happen);
}

export function beforeNextBankImport(happen: () => Promise<unknown>): void {
  const questions = mongoose.connection.collection('questions');
  const write = questions.bulkWrite.bind(questions);
  jest.spyOn(questions, 'bulkWrite').mockImplementationOnce(async (...given: Parameters<typeof write>) => {
    await happen();
    return write(...given);
  });
}

export function beforeNextSession(happen: () => Promise<unknown>): void {
  const sessions = mongoose.connection.collection('sessions');
  const insert = sessions.insertOne.bind(sessions);
  jest.spyOn(sessions, 'insertOne').mockImplementationOnce(async (...given: Parameters<typeof insert>) => {
    await happen();
    return insert(...given);
  });
}

function beforeNextChange(name: string, happen: () => Promise<unknown>): void {
  const collection = mongoose.connection.collection(name);
  const change = collection.findOneAndUpdate.bind(collection);
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}
