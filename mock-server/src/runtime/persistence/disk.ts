import * as fs from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** A prepared statement. */
export type Statement = Pick<StatementSync, 'run' | 'get' | 'all' | 'iterate'>

/** An open database. */
export interface Database extends Pick<DatabaseSync, 'close' | 'exec' | 'isTransaction'> {
  prepare(sql: string): Statement
}

/** All that a data folder asks of the disk. The simulation puts one in its place that fails on purpose. */
export interface Disk {
  readonly files: Pick<
    typeof fs,
    | 'accessSync'
    | 'closeSync'
    | 'copyFileSync'
    | 'existsSync'
    | 'mkdirSync'
    | 'openSync'
    | 'readFileSync'
    | 'renameSync'
    | 'rmSync'
    | 'statSync'
    | 'writeSync'
  >
  openDatabase(path: string): Database
}

/** The disk of this machine. */
export const realDisk: Disk = { files: fs, openDatabase: (path) => new DatabaseSync(path) }
