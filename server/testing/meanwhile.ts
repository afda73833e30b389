import { jest } from '@jest/globals';
import mongoose from 'mongoose';

/* What happens in the middle of a request: right before its next command of a kind to the accounts. */

export function beforeNextAccountRead(happen: () => Promise<unknown>): void {
  const accounts = mongoose.connection.collection('accounts');
  const read = accounts.findOne.bind(accounts);
  jest.spyOn(accounts, 'findOne').mockImplementationOnce(async (...given: Parameters<typeof read>) => {
    await happen();
    return read(...given);
  });
}

export function beforeNextAccountChange(happen: () => Promise<unknown>): void {
  const accounts = mongoose.connection.collection('accounts');
  const change = accounts.findOneAndUpdate.bind(accounts);
  jest.spyOn(accounts, 'findOneAndUpdate').mockImplementationOnce(async (...given: Parameters<typeof change>) => {
    await happen();
    return change(...given);
  });
}
