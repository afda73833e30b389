import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readConfig, SettingError } from './config.ts';
import { connectStore, disconnectStore } from './database/connection.ts';
import { openStore, StoreError } from './database/openStore.ts';
import { createApp } from './app.ts';
import { AccountModel } from './identity/account.model.ts';
import { currentJoinCode, ensureJoinCode } from './identity/joinCode.service.ts';
import { log } from './log.ts';

console.log('placeholder', readConfig, SettingError, connectStore, disconnectStore, openStore, StoreError, createApp, AccountModel, currentJoinCode, ensureJoinCode, log, once, fileURLToPath);
export type { AddressInfo };
