// Generated from the contract: do not edit, run "npm run codegen".
export interface paths {
    "/__sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description Returns the virtual time of a world and how fast it runs.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Moves time forward to a moment or by a duration, up to 2,000 days, and handles everything that falls due, in time order. Afterwards the clock is stopped. Give either `to` or `by`.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/auto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the clock run
         * @description Lets virtual time run at a multiple of real time.
         */
        post: operations["runClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/clock/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the clock
         * @description Stops virtual time until it is advanced or started again.
         */
        post: operations["freezeClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/recharge/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a deposit
         * @description Decides the review as a reviewer would. A step that is not possible in the current status is answered with 409.
         */
        post: operations["decideRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/withdrawal/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a withdrawal
         * @description Decides the review as a reviewer would. A step that is not possible in the current status is answered with 409.
         */
        post: operations["decideWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/kyc/{userId}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide an identity check
         * @description Decides the review as a reviewer would. A step that is not possible in the current status is answered with 409.
         */
        post: operations["decideKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/loan/{no}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a loan
         * @description Decides the review as a reviewer would. A step that is not possible in the current status is answered with 409.
         */
        post: operations["decideLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending reviews
         * @description Lists up to 1,000 deposits, withdrawals, identity checks and loans that await a decision, oldest first.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/processAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide all pending reviews
         * @description Takes the next step of all pending reviews in order of submission, each by its magic values. Without one, a record is approved (a withdrawal that is already approved is confirmed), except a deposit whose transaction another user submitted first, which is rejected. A record with a magic value that means waiting stays pending.
         */
        post: operations["processAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists users with their settings and the balances of both account modes, newest first.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/user/{userId}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch what a user may do
         * @description Locks or unlocks payments, freezes or unfreezes the account, or disables or enables its demo account.
         */
        post: operations["switchUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add money to a user's balance
         * @description Adds money to the available balance of a user. It comes from a separate house account, so that all accounts still sum to zero. No other call adds money without a deposit, a loan or another record of the user.
         */
        post: operations["fund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/401/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End sessions at the next call
         * @description The next call of each of the user's sessions ends that session and is answered accordingly, by HTTP status or by body code.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List instruments
         * @description Lists all instruments with their current prices, in display order.
         */
        get: operations["listInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a price
         * @description Sets the price of an instrument, or a series of prices, for all users of the world. Give either `price` or `path`.
         */
        post: operations["setPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/halt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Halt an instrument
         * @description Halts trading in the instrument until it is resumed. Its price stays unchanged.
         */
        post: operations["haltMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an instrument
         * @description Resumes trading in a halted instrument.
         */
        post: operations["resumeMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/market/{code}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the price feed
         * @description Takes the prices of an instrument from the series of the world's seed or of another seed, or keeps them unchanged.
         */
        post: operations["setFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List auctions
         * @description Lists all NFTs with their bids: live auctions by the time they end, then those that have ended.
         */
        get: operations["listAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft/{nftId}/bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a bid as another bidder
         * @description Places the bid of a simulated bidder.
         */
        post: operations["bidAsBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/nft/{nftId}/endAuction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an auction
         * @description Ends the auction now. The highest bid wins.
         */
        post: operations["endAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Lists the faults that are set, in order. A call gets the first one that matches it.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault
         * @description Adds a fault that is applied to the calls that match. A single request can ask for one by header, together with the key: `X-Sandbox-Fault` is an HTTP status, `code=11001`, `reset`, `timeout`, `malformed`, `truncated`, `401-body` or `hang-after-commit`; `X-Sandbox-Delay` is a number of milliseconds or `lognormal:800:0.5`.
         */
        post: operations["addFault"];
        /**
         * Remove all faults
         * @description Removes all faults of the world.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault
         * @description Removes one fault; the others stay.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/faults/{id}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a fault on or off
         * @description Switches a fault on or off. One that is off stays in the list and is not applied.
         */
        post: operations["switchFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/stubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stubs
         * @description Lists the stubs of a world, the latest first. A call is answered by the first one that matches it.
         */
        get: operations["listStubs"];
        put?: never;
        /**
         * Add a stub
         * @description Answers calls of one operation with a given answer, for all users; the operation is not carried out. The answer is put into the envelope and has to match the contract unless `check` is false. Stubs are part of an exported world.
         */
        post: operations["addStub"];
        /**
         * Remove all stubs
         * @description Removes all stubs of the world.
         */
        delete: operations["clearStubs"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/stubs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a stub
         * @description Removes one stub.
         */
        delete: operations["removeStub"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Lists the snapshots of a world, latest first.
         */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a snapshot
         * @description Saves the whole world under a name. Time and hash of the answer are those that `restore` brings back, with the clock stopped.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Restores the world as it was saved, with the clock stopped.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the world
         * @description Replaces the world with a new one. The same seed and the same calls lead to the same state.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state hash
         * @description Returns one hash over everything that calls can change, without journal, trace ids, tokens and real time.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the world
         * @description Returns everything that calls can change, with the virtual time, as one file that can be passed on or attached to a report. It contains no usable password, code or token, no session, no answer kept for a retry and no image. Snapshots are not included.
         */
        get: operations["exportWorld"];
        put?: never;
        /**
         * Import a world
         * @description Replaces the world with that of the file. Its clock is stopped and no user is logged in. A file that is damaged, edited by hand or of another version is rejected and changes nothing; each row is checked against what this version writes. The file can have up to 32 MB and 100,000 rows, and its records can go back 30 years. Sessions, answers kept for retries and counts for rate limits are not imported.
         */
        post: operations["importWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profiles
         * @description Lists the profiles that a world can begin with: the scenario files of the mock server and those it was given when it started.
         */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the users of a profile
         * @description Adds the sample users of a profile and their records to the world; their password is Sandbox1. Either all of them are added or none. Profiles whose users have a history, such as borrower, overdue and trader, advance the clock; the answer has the time before and after.
         */
        post: operations["seedProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mailbox
         * @description Lists the codes and notices that the mock server would have sent by email, newest first.
         */
        get: operations["getMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the journal
         * @description Lists served requests, oldest first: the last 1,000 customer calls and the last 1,000 control calls. An entry has to match all filters. Get one entry by its number to see what it changed and its curl command.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal.har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the journal
         * @description Returns the entries of `getJournal` as a HAR 1.2 document. The start of each call is in virtual time, and the duration is in real time. Secrets are replaced by variables such as `$TOKEN`. In response bodies, values of fields that may be secret are replaced by `[redacted]`. Fields that start with an underscore are not part of HAR.
         */
        get: operations["getJournalArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a journal entry
         * @description Returns an entry with the records that it changed and a shell command that sends it again. Secrets are not kept; they are replaced by variables such as `$TOKEN` and `$PASSWORD`.
         */
        get: operations["getJournalEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/journal/{seq}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a recorded command again
         * @description Sends a recorded command again for the same session: either to a copy of the world as it was before the command, which changes nothing here, or to the world as it is now, where a command with an Idempotency-Key gets a new key. Control calls are answered with 409, and so are calls with secrets, files, an unknown token or a body that was not kept, and `before` once that state is no longer kept.
         */
        post: operations["replayJournalEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ledger
         * @description Lists up to 1,000 ledger entries in the order they were made.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/invariants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the invariants
         * @description Checks all invariants of the world and lists the due events that failed.
         */
        get: operations["checkInvariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List worlds
         * @description Lists all worlds with the time of their last use. There can be up to 200, unless the mock server was started with a higher limit. A world that is not used for seven days of real time is deleted, except `main`. The key of a world lists that world only.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Create a world
         * @description Creates a world from a profile, a snapshot or another world; give no more than one of them. `seed` and `now` are for a profile: the same profile, seed and time create the same world. The name may be the one in `X-Sandbox-World`. Needs the key of the server.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a world
         * @description Deletes a world and all its records. `main` can’t be deleted. Needs the key of the server.
         */
        delete: operations["dropWorld"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of a world
         * @description Lists the users who have a key of the world, and the rate limit of each key. The keys themselves are not stored. Needs the key of the server.
         */
        get: operations["listWorldKeys"];
        put?: never;
        /**
         * Make a key of a world
         * @description Makes a key of the world for one user of a team. It replaces the key that this user had before, and it is shown only in this answer. From its first key on, a world can be used only with one of its keys or with the key of the server. Needs the key of the server.
         */
        post: operations["makeWorldKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/worlds/{name}/keys/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a key of a world
         * @description Removes the key of one user. Once its last key is removed, a world is open again. Needs the key of the server.
         */
        delete: operations["removeWorldKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health
         * @description Reports the health of the process to a monitor or load balancer. It needs no key, accepts any `Host`, and also works while the control plane is off. The status is `degraded` while the storage of the worlds accepts no changes: reading works, and commands are answered with an error. Both statuses are HTTP 200, because another process would have the same problem. A process that is stopping answers 503, so that a load balancer sends it no more requests.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__sandbox/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics
         * @description Returns counters and durations of requests, worlds, sockets, the process and its database in the text format of Prometheus. Needs the key of the server, as `X-Sandbox-Key` or as `Authorization: Bearer`. No world, user or address is named.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A key that opens one world. */
        WorldKey: {
            /** @description The user that it was made for. */
            user: string;
            /**
             * Format: date-time
             * @description When it was made, in real time.
             */
            madeAt: string;
            /** @description The number of requests a minute that the key allows. */
            perMinute: number;
        };
        /** @description The health of the process. */
        Health: {
            /**
             * @description The status of the process.
             * @enum {string}
             */
            status: "ok" | "degraded" | "stopping";
            /** @description The version of the mock server. */
            version: string;
            /** @description The storage that keeps the worlds when the process ends. */
            persistence: {
                /**
                 * @description The kind of storage.
                 * @enum {string}
                 */
                kind: "memory" | "file" | "database";
                /**
                 * @description Whether it accepts changes.
                 * @enum {string}
                 */
                status: "ok" | "degraded";
                /** @description What is wrong, in one sentence. */
                detail?: string;
            };
        };
        /** @description Name of a profile; `GET /__sandbox/profiles` lists them. */
        ProfileName: string;
        /** @description The error of a control call that was not carried out and changed nothing. */
        ControlError: {
            /** @description The kind of error, for programs. */
            error: string;
            /** @description What happened and what to do. */
            detail: string;
        };
        /** @description The virtual clock. */
        Clock: {
            /**
             * Format: date-time
             * @description The virtual time.
             */
            now: string;
            /**
             * @description `advancing` while due events are being handled.
             * @enum {string}
             */
            status: "ready" | "advancing";
            /** @description How fast it runs; null while it is stopped. */
            auto: {
                /** @description Virtual seconds per real second. */
                ratio: number;
            } | null;
        };
        /** @description The result of advancing the clock. */
        Advanced: {
            /**
             * Format: date-time
             * @description The virtual time before.
             */
            from: string;
            /**
             * Format: date-time
             * @description The virtual time afterwards.
             */
            to: string;
            /**
             * @description Always `ready`: the answer is sent when all due events are handled.
             * @enum {string}
             */
            status: "ready";
            /** @description The due events, in time order. */
            events: {
                /** @description The number of due events by kind. */
                counts: {
                    [key: string]: number;
                };
                /** @description The first 1,000. */
                first: components["schemas"]["DueEvent"][];
            };
        };
        /** @description A due event. */
        DueEvent: {
            /** @description The kind of event. */
            kind: string;
            /** @description The record that it is about. */
            ref: string;
            /**
             * Format: date-time
             * @description The virtual time.
             */
            at: string;
        };
        /** @description The changed record, as the customer API shows it. */
        Record: {
            [key: string]: unknown;
        };
        /** @description The decisions. */
        Decided: {
            /** @description In order of submission, oldest first. */
            decided: {
                /**
                 * @description The kind of review.
                 * @enum {string}
                 */
                kind: "recharge" | "withdrawal" | "kyc" | "loan";
                /** @description The number of the record. */
                ref: string;
                /** @description The status after the decision. */
                status: string;
            }[];
        };
        /** @description A record that awaits a decision. */
        Review: {
            /**
             * @description The kind of review.
             * @enum {string}
             */
            kind: "recharge" | "withdrawal" | "kyc" | "loan";
            /** @description The number of the record; for an identity check, the id of the user. */
            ref: string;
            /** @description The id of the user. */
            userId: string;
            /** @description The username. */
            userName: string;
            /** @description The status. */
            status: string;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submittedAt: string;
            /** @description A short summary of the record. */
            about: string;
            /** @description The steps that are possible now. */
            actions: string[];
        };
        /** @description The balances of one account mode in US dollars. */
        Holdings: {
            /** @description The available balance. */
            available: string;
            /** @description Loan debt with interest to date. */
            owed: string;
            /** @description Everything owned, less debt. */
            equity: string;
        };
        /** @description A user as an operator sees one. */
        User: {
            /** @description The id of the user. */
            userId: string;
            /** @description The username. */
            userName: string;
            /** @description The email address. */
            email: string;
            /** @description The status of the account. */
            status: string;
            /** @description The status of the identity check. */
            kycStatus: string;
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account is enabled. */
            demoEnabled: boolean;
            real: components["schemas"]["Holdings"];
            demo: components["schemas"]["Holdings"];
        };
        /** @description The settings after the change. */
        UserState: {
            /** @description The id of the user. */
            userId: string;
            /**
             * @description The status of the account.
             * @enum {string}
             */
            status: "ACTIVE" | "FROZEN";
            /** @description Whether payments are locked. */
            paymentLocked: boolean;
            /** @description Whether the demo account is enabled. */
            demoEnabled: boolean;
        };
        /** @description The instrument after the change. */
        Quote: {
            /** @description The symbol of the instrument. */
            code: string;
            /**
             * Format: date-time
             * @description The virtual time from which the price holds.
             */
            at: string;
            /** @description The price. */
            price: number;
            /**
             * @description Whether it can be traded.
             * @enum {string}
             */
            session: "OPEN" | "CLOSED" | "HALTED";
        };
        /** @description The calls that a fault is applied to. */
        FaultMatch: {
            /** @description An operationId, or `marketMessage` for messages of the market socket: then, `effect` can have only `delayMs`, `lognormal`, `socketDrop` and `feed`. */
            op: string;
            /** @description Only calls of this user. Cannot be given with `marketMessage`. */
            user?: string;
            /** @description Only the matching call with this number, counted from 1 since the fault was added. The fault is removed after this call. With `probability`, it is decided at this call whether the fault happens. */
            nth?: number;
            /** @description The probability that a matching call is affected. The draws are determined by the seed. */
            probability?: number;
        };
        /** @description The effect of a fault. */
        FaultEffect: {
            /** @description Delay the answer by this many milliseconds. */
            delayMs?: number;
            /** @description Delay the answer by a random time with a lognormal distribution. */
            lognormal?: {
                /** @description The median delay in milliseconds. */
                medianMs: number;
                /** @description The standard deviation of the logarithm of the delay. */
                sigma: number;
            };
            /** @description Answer with this HTTP status. */
            status?: number;
            /** @description Answer with this body code. */
            code?: string;
            /** @description Close the connection without an answer. */
            reset?: boolean;
            /** @description Answer with text that is not JSON. */
            malformed?: boolean;
            /** @description Send only the first half of the body. */
            truncated?: boolean;
            /** @description Carry out the call and never answer it, as a test of retries. */
            dropAfterCommit?: boolean;
            /** @description Close the market sockets at each matching call. If `op` is `marketMessage` and `match` has no other field, open sockets are closed when the fault is added; this counts as one of the `times`. */
            socketDrop?: boolean;
            /**
             * @description What happens to a message of the market socket: it is sent twice, sent after the next one, or lost. Can be given only with `marketMessage`.
             * @enum {string}
             */
            feed?: "duplicate" | "reorder" | "lose";
        };
        /** @description An instrument with its current price. */
        ListedInstrument: {
            /** @description The symbol of the instrument. */
            code: string;
            /** @description The name of the instrument. */
            name: string;
            /**
             * @description The category: 1 forex, 2 crypto (also called smart equity), 3 stocks, 4 futures, 5 metals and ETFs.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5;
            /** @description The price. */
            price: number;
            /** @description The change from the close of the previous UTC day, in percent. */
            change: number;
            /**
             * @description Whether it can be traded.
             * @enum {string}
             */
            session: "OPEN" | "CLOSED" | "HALTED";
            /** @description The smallest price step. */
            tickSize: string;
        };
        /** @description An NFT and the bids for it; amounts in US dollars. */
        Auction: {
            /** @description The id of the NFT. */
            nftId: string;
            /** @description The title of the NFT. */
            title: string;
            /** @description The status. */
            status: string;
            /** @description The highest bid, or the price for which the NFT was bought at once. Before the first bid, the start price. */
            currentBid: string;
            /** @description The minimum bid. */
            minNextBid: string;
            /** @description The number of bids, including a purchase at once. */
            bidCount: number;
            /**
             * Format: date-time
             * @description When it ends.
             */
            endsAt: string;
        };
        /** @description Everything that calls can change, as one hash. */
        State: {
            /** @description The hash of ledger, records, sessions without tokens, mailbox, clock and market overrides. */
            hash: string;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            now: string;
            /** @description The number of records by kind. */
            counts: {
                [key: string]: number;
            };
        };
        /** @description An answer that calls get without being carried out. */
        Stub: {
            /** @description The calls that are answered: those that have at least these values. */
            match: {
                /** @description An operationId. */
                op: string;
                /** @description Path parameters by name. */
                path?: {
                    [key: string]: unknown;
                };
                /** @description Query parameters by name. */
                query?: {
                    [key: string]: unknown;
                };
                /** @description Fields of the body by name. */
                body?: {
                    [key: string]: unknown;
                };
            };
            /** @description The fields of the envelope. */
            answer: {
                /** @description The body code; the HTTP status if absent. */
                code?: string;
                /** @description The message; that of the code if absent. */
                msg?: string;
                /** @description The result; null if absent. */
                result?: unknown;
            };
            /** @description The HTTP status; 200 if absent. */
            status?: number;
            /** @description The delay before the answer, in milliseconds. */
            delayMs?: number;
            /** @description How many calls are answered; without it, until the stub is removed. */
            times?: number;
        };
        /** @description A stub with its number. */
        SetStub: components["schemas"]["Stub"] & {
            /** @description The number of the stub. */
            id: number;
        };
        /** @description A world at one moment. */
        WorldFile: {
            /**
             * @description The format of the file.
             * @constant
             */
            format: "swx-world";
            /**
             * @description The version of the format.
             * @constant
             */
            version: 1;
            /** @description The seed that the world was made from. */
            seed: number;
            /** @description The profile that the world was made from. */
            profile: string;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            now: string;
            /** @description The SHA-256 of all other fields. */
            checksum: string;
            /** @description The records by kind. */
            rows: {
                [key: string]: Record<string, unknown>[];
            };
            /** @description The stubs of the world, latest first; absent if there are none. */
            stubs?: components["schemas"]["Stub"][];
        };
        /** @description The new world. */
        Fresh: {
            /** @description The seed that the world was made from. */
            seed: number;
            /** @description The profile that the world was made from. */
            profile: components["schemas"]["ProfileName"];
            /** @description The hash of its state. */
            hash: string;
            /**
             * Format: date-time
             * @description Its virtual time.
             */
            now: string;
        };
        /** @description A message that the mock server would have sent by email. */
        Mail: {
            /** @description The address of the recipient. */
            to: string;
            /** @description The subject. */
            subject: string;
            /** @description The verification code in it. */
            code?: string;
            /** @description The full text. */
            text: string;
            /**
             * Format: date-time
             * @description The virtual time.
             */
            at: string;
        };
        /** @description One request with its answer. The bodies are in the single entry. */
        JournalEntry: {
            /** @description The number of the entry. */
            seq: number;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            at: string;
            /**
             * @description The customer API or the control plane.
             * @enum {string}
             */
            kind: "customer" | "control";
            /** @description The HTTP method. */
            method: string;
            /** @description The path without the query. */
            path: string;
            /** @description The operationId. */
            operation?: string;
            /** @description The HTTP status. */
            status: number;
            /** @description The body code. */
            code?: string;
            /** @description Milliseconds of real time from the call to its answer, including the delay of a fault. */
            took: number;
            /** @description The trace id of the answer. */
            traceId?: string;
            /** @description The id of the user whose session it was. */
            userId?: string;
            /**
             * @description The part of the server that answered a customer call: a guard, a fault, a stub or the domain.
             * @enum {string}
             */
            rule?: "guard" | "fault" | "stub" | "domain";
        };
        /** @description A HAR 1.2 document. */
        HttpArchive: {
            /** @description The log. */
            log: {
                /**
                 * @description The version of the format.
                 * @constant
                 */
                version: "1.2";
                /** @description The program that wrote the document. */
                creator: {
                    /** @description The name of the program. */
                    name: string;
                    /** @description The version of the program. */
                    version: string;
                };
                /** @description The entries, oldest first. */
                entries: components["schemas"]["ArchivedExchange"][];
                /** @description Notes about the document. */
                comment: string;
                /** @description How the world was made, so that a replay can make the same one. Absent for a world that began as a copy, from a file or in an earlier process. */
                _world?: {
                    /** @description The seed that the world was made from. */
                    seed: number;
                    /** @description The profile that the world was made from. */
                    profile: string;
                    /**
                     * Format: date-time
                     * @description The virtual time after the steps of the profile.
                     */
                    now: string;
                    /** @description Entries up to this `_seq` are the steps of the profile. */
                    made: number;
                };
            };
        };
        /** @description One exchange. */
        ArchivedExchange: {
            /**
             * Format: date-time
             * @description Virtual time.
             */
            startedDateTime: string;
            /** @description Milliseconds of real time. */
            time: number;
            /** @description The request. */
            request: {
                /** @description The HTTP method. */
                method: string;
                /**
                 * Format: uri
                 * @description The address.
                 */
                url: string;
                /**
                 * @description The version of HTTP.
                 * @constant
                 */
                httpVersion: "HTTP/1.1";
                /** @description Always empty. */
                cookies: Record<string, unknown>[];
                headers: components["schemas"]["NamedValues"];
                queryString: components["schemas"]["NamedValues"];
                /** @description The body, as far as it was kept. */
                postData?: {
                    /**
                     * @description The media type.
                     * @enum {string}
                     */
                    mimeType: "application/json" | "multipart/form-data";
                    /** @description The body, if it is JSON. */
                    text?: string;
                    /** @description The fields of the body, if it is a form. */
                    params?: {
                        /** @description The name of the field. */
                        name: string;
                        /** @description What it holds. */
                        value: string;
                    }[];
                };
                /**
                 * @description Always −1: not measured.
                 * @constant
                 */
                headersSize: -1;
                /**
                 * @description Always −1: not measured.
                 * @constant
                 */
                bodySize: -1;
                /** @description What was left out. */
                comment?: string;
            };
            /** @description The response. */
            response: {
                /** @description The HTTP status. */
                status: number;
                /**
                 * @description Always empty.
                 * @constant
                 */
                statusText: "";
                /**
                 * @description The version of HTTP.
                 * @constant
                 */
                httpVersion: "HTTP/1.1";
                /** @description Always empty. */
                cookies: Record<string, unknown>[];
                headers: components["schemas"]["NamedValues"];
                /** @description The body. Values of fields that may be secret are replaced by [redacted]. */
                content: {
                    /** @description The number of bytes of the text; 0 if it was not kept. */
                    size: number;
                    /**
                     * @description The media type.
                     * @constant
                     */
                    mimeType: "application/json";
                    /** @description The body, if it is JSON. */
                    text?: string;
                    /** @description What was left out. */
                    comment?: string;
                };
                /**
                 * @description Always empty.
                 * @constant
                 */
                redirectURL: "";
                /**
                 * @description Always −1: not measured.
                 * @constant
                 */
                headersSize: -1;
                /**
                 * @description Always −1: not measured.
                 * @constant
                 */
                bodySize: -1;
            };
            /** @description Always empty. */
            cache: Record<string, unknown>;
            /** @description How the time was spent: all of it waiting for the answer. */
            timings: {
                /**
                 * @description Not measured, so 0.
                 * @constant
                 */
                send: 0;
                /** @description Milliseconds of real time. */
                wait: number;
                /**
                 * @description Not measured, so 0.
                 * @constant
                 */
                receive: 0;
            };
            /** @description Its number in the journal. */
            _seq?: number;
            /** @description The operationId. */
            _operation?: string;
            /** @description The body code. */
            _code?: string;
            /** @description The trace id of the answer. */
            _traceId?: string;
            /** @description The id of the user whose session it was. */
            _userId?: string;
            /**
             * @description The part of the server that answered: a guard, a fault, a stub or the domain.
             * @enum {string}
             */
            _rule?: "guard" | "fault" | "stub" | "domain";
        };
        /** @description A list of names and values. */
        NamedValues: {
            /** @description The name. */
            name: string;
            /** @description What it holds. */
            value: string;
        }[];
        /** @description An entry of the journal in full. */
        Exchange: components["schemas"]["JournalEntry"] & {
            /** @description The request body, as far as it was kept. Values that may be secret are replaced by [redacted]. */
            requestBody?: {
                [key: string]: unknown;
            };
            /** @description The response body, unless it was too long. Values that may be secret are replaced by [redacted]. */
            responseBody?: unknown;
            difference?: components["schemas"]["Difference"];
            /** @description A command for a POSIX shell; absent if the mock server cannot be reached by network. */
            curl?: string;
            /** @description What to do before running it. */
            curlNote?: string;
            /** @description Whether the command can run again. */
            replay: {
                /** @description Whether it can run in the world as it was before the command. */
                before: boolean;
                /** @description Whether it can run in the world as it is now. */
                now: boolean;
                /** @description Why it cannot run again. */
                reason?: string;
            };
        };
        /** @description The records that a request added, changed or removed, without internal counters such as rate limits. They are kept for about the last 50 commands. */
        Difference: {
            /** @description The changed records, by table. */
            records: components["schemas"]["ChangedRecord"][];
            /** @description The number of changed records beyond the first 100. */
            more: number;
        };
        /** @description A record that was added, changed or removed. */
        ChangedRecord: {
            /** @description The table of the record. */
            table: string;
            /** @description The key of the record. */
            key: string;
            /**
             * @description Whether it was added, changed or removed.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
            /** @description The fields that changed. */
            fields: {
                /** @description The name of the field. */
                field: string;
                /** @description The value before; absent if there was none. */
                from?: unknown;
                /** @description The value afterwards; absent if there is none. */
                to?: unknown;
                /** @description Whether the values are secret and not shown. */
                secret?: boolean;
            }[];
        };
        /** @description The outcome of a recorded command that ran again. */
        Replayed: {
            /** @description The number of the entry. */
            seq: number;
            /**
             * @description The world that it ran in.
             * @enum {string}
             */
            in: "before" | "now";
            /** @description Whether status and code are the same as recorded. */
            same: boolean;
            exchange: components["schemas"]["Exchange"];
            /** @description The answer of the customer API. */
            answer: {
                [key: string]: unknown;
            };
        };
        /** @description An entry of the ledger. Its postings sum to zero. */
        LedgerEntry: {
            /** @description A stable identifier. */
            id: string;
            /** @description The number of the entry, in the order they were made. */
            seq: number;
            /**
             * Format: date-time
             * @description Virtual time.
             */
            at: string;
            /**
             * @description The account mode.
             * @enum {string}
             */
            mode: "real" | "demo";
            /** @description The kind of entry. */
            kind: string;
            /** @description The record that it belongs to. */
            ref: string;
            /** @description The postings of the entry. */
            postings: {
                /** @description The account of a user or of the house. */
                account: string;
                /** @description The signed amount in US dollars. */
                amount: string;
            }[];
        };
        /** @description The outcome of the check of the invariants. */
        Invariants: {
            /** @description Whether no invariant is violated. */
            ok: boolean;
            /** @description The violations. */
            violations: {
                /** @description The number of the invariant. */
                invariant: string;
                /** @description The record and what is wrong with it. */
                detail: string;
            }[];
            /** @description Due events that failed since the process began, latest last; absent if there are none. A failed event affects only its user or record. */
            failed?: {
                /**
                 * Format: date-time
                 * @description When it was due.
                 */
                at: string;
                /** @description The event, such as `savings` or `plan SM202601100000000001`. */
                what: string;
                /** @description The id of the user. */
                userId?: string;
                /** @description What went wrong. */
                reason: string;
            }[];
        };
    };
    responses: {
        /** @description The call is malformed; nothing changed. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The key is missing or wrong. */
        NoKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The call comes from another origin. */
        Foreign: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description There is no record of this name or number. */
        Unknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description Not possible in the current status; nothing changed. */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description This host name is not allowed. */
        Misdirected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description The key of this world has reached its rate limit. `Retry-After` has the number of seconds to wait. Nothing changed. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
        /** @description This process cannot serve the world now. `detail` says whether the call was carried out. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ControlError"];
            };
        };
    };
    parameters: {
        /**
         * @description Only entries after this number.
         * @example 0
         */
        JournalSince: number;
        /**
         * @description Only calls of this operation.
         * @example buySmart
         */
        JournalOperation: string;
        /**
         * @description Only calls of this user.
         * @example u-1001
         */
        JournalUser: string;
        /**
         * @description Only answers with this body code or HTTP status.
         * @example 20004
         */
        JournalCode: string;
        /**
         * @description Only calls that were answered by this part of the server.
         * @example domain
         */
        JournalRule: "guard" | "fault" | "stub" | "domain";
        /**
         * @description Only calls of the customer API, or only control calls.
         * @example customer
         */
        JournalKind: "customer" | "control";
        /**
         * @description Only entries that contain this text in their method, path, operation, status, code, user, trace id or rule.
         * @example withdrawal
         */
        JournalText: string;
        /**
         * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
         * @example main
         */
        World: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The moment to advance to; not in the past.
                     */
                    to?: string;
                    /** @description The duration to advance by, in ISO 8601. */
                    by?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advanced"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    runClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Virtual seconds per real second.
                     * @default 1
                     */
                    ratio?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    freezeClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The order number of the deposit.
                 * @example RC202601100000000001
                 */
                no: string;
                /**
                 * @description The step to take.
                 * @example approve
                 */
                action: "approve" | "reject" | "fail";
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The order number of the withdrawal.
                 * @example WD202601110000000001
                 */
                no: string;
                /**
                 * @description The step to take.
                 * @example approve
                 */
                action: "approve" | "reject" | "confirm" | "networkFail";
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason shown to the user. */
                    reason?: string;
                    /** @description The reference of the payout, shown to the user; only with `confirm`. A default one is used if it is absent. */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example u-1001
                 */
                userId: string;
                /**
                 * @description The step to take.
                 * @example approve
                 */
                action: "approve" | "fail";
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideLoan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the loan.
                 * @example LN202601120000000002
                 */
                no: string;
                /**
                 * @description The step to take.
                 * @example approve
                 */
                action: "approve" | "reject";
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason shown to the user. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of submission, oldest first. */
                        reviews: components["schemas"]["Review"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    processAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The kinds to decide; all of them if absent. */
                    kinds?: ("recharge" | "withdrawal" | "kyc" | "loan")[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decided"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Part of a username, an email address or an id.
                 * @example mei
                 */
                search?: string;
            };
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of users that match. */
                        total: number;
                        /** @description The first 100 that match. */
                        users: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example u-1001
                 */
                userId: string;
                /**
                 * @description The setting to change.
                 * @example lockPayment
                 */
                action: "lockPayment" | "unlockPayment" | "freeze" | "unfreeze" | "disableDemo" | "enableDemo";
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description When the lock ends; it has no end if absent.
                     */
                    until?: string;
                    /** @description The reason, shown to the user as the operator's words: in the notice, in the answer about the lock and in each error with code 11004. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserState"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    fund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the user. */
                    userId: string;
                    /**
                     * @description The account mode whose balance it is added to.
                     * @enum {string}
                     */
                    mode: "real" | "demo";
                    /** @description The amount in US dollars. */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The id of the user.
                 * @example u-1001
                 */
                userId: string;
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description `http` for HTTP status 401, `body` for HTTP 200 with code 401.
                     * @default http
                     * @enum {string}
                     */
                    shape?: "http" | "body";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the user. */
                        userId: string;
                        /**
                         * @description The form of the answer.
                         * @enum {string}
                         */
                        shape: "http" | "body";
                        /** @description The number of sessions. */
                        sessions: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstruments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All instruments, in display order. */
                        instruments: components["schemas"]["ListedInstrument"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol of the instrument.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A price on the tick grid. */
                    price?: number;
                    /** @description The prices, in order. */
                    path?: number[];
                    /**
                     * @description The time between two prices, in ISO 8601; one second if absent. Less than half a second counts as half a second.
                     * @default PT1S
                     */
                    step?: string;
                    /**
                     * @description What follows the last price: keep it, or follow the market again.
                     * @default follow
                     * @enum {string}
                     */
                    after?: "hold" | "follow";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    haltMarket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol of the instrument.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeMarket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol of the instrument.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The symbol of the instrument.
                 * @example BTC
                 */
                code: string;
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `replay` is the series of the world's seed, `random` that of another seed; `frozen` keeps the current price.
                     * @enum {string}
                     */
                    mode: "replay" | "random" | "frozen";
                    /** @description The seed; only for `random`. */
                    seed?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuctions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Live auctions by the time they end, then those that have ended. */
                        auctions: components["schemas"]["Auction"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    bidAsBot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The id of the NFT.
                 * @example n-3
                 */
                nftId: string;
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the bidder. */
                    botUser: string;
                    /** @description The bid in US dollars; at least the minimum bid. */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAuction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The id of the NFT.
                 * @example n-3
                 */
                nftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of faults. */
                        faults: number;
                        /** @description The faults, in order. */
                        rules: {
                            /** @description The number of the fault. */
                            id: number;
                            /** @description Whether the fault is active. */
                            on: boolean;
                            match: components["schemas"]["FaultMatch"];
                            effect: components["schemas"]["FaultEffect"];
                            /** @description How many more times it is applied. */
                            times?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The calls that a fault is applied to. */
                    match: {
                        /** @description An operationId, or `marketMessage` for messages of the market socket: then, `effect` can have only `delayMs`, `lognormal`, `socketDrop` and `feed`. */
                        op: string;
                        /** @description Only calls of this user. Cannot be given with `marketMessage`. */
                        user?: string;
                        /** @description Only the matching call with this number, counted from 1 since the fault was added. The fault is removed after this call. With `probability`, it is decided at this call whether the fault happens. */
                        nth?: number;
                        /** @description The probability that a matching call is affected. The draws are determined by the seed. */
                        probability?: number;
                    };
                    /** @description The effect of a fault. */
                    effect: {
                        /** @description Delay the answer by this many milliseconds. */
                        delayMs?: number;
                        /** @description Delay the answer by a random time with a lognormal distribution. */
                        lognormal?: {
                            /** @description The median delay in milliseconds. */
                            medianMs: number;
                            /** @description The standard deviation of the logarithm of the delay. */
                            sigma: number;
                        };
                        /** @description Answer with this HTTP status. */
                        status?: number;
                        /** @description Answer with this body code. */
                        code?: string;
                        /** @description Close the connection without an answer. */
                        reset?: boolean;
                        /** @description Answer with text that is not JSON. */
                        malformed?: boolean;
                        /** @description Send only the first half of the body. */
                        truncated?: boolean;
                        /** @description Carry out the call and never answer it, as a test of retries. */
                        dropAfterCommit?: boolean;
                        /** @description Close the market sockets at each matching call. If `op` is `marketMessage` and `match` has no other field, open sockets are closed when the fault is added; this counts as one of the `times`. */
                        socketDrop?: boolean;
                        /**
                         * @description What happens to a message of the market socket: it is sent twice, sent after the next one, or lost. Can be given only with `marketMessage`.
                         * @enum {string}
                         */
                        feed?: "duplicate" | "reorder" | "lose";
                    };
                    /** @description How many times it is applied; without it, until it is removed. */
                    times?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of faults that are set. */
                        faults: number;
                        /** @description The number of the fault. */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of faults that are set. */
                        faults: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the fault.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of faults that are set. */
                        faults: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchFault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the fault.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Whether the fault is to be active.
                 * @example off
                 */
                action: "on" | "off";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of the fault. */
                        id: number;
                        /** @description Whether the fault is active. */
                        on: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStubs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Latest first. */
                        stubs: components["schemas"]["SetStub"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStub: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The calls that are answered: those that have at least these values. */
                    match: {
                        /** @description An operationId. */
                        op: string;
                        /** @description Path parameters by name. */
                        path?: {
                            [key: string]: unknown;
                        };
                        /** @description Query parameters by name. */
                        query?: {
                            [key: string]: unknown;
                        };
                        /** @description Fields of the body by name. */
                        body?: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description The fields of the envelope. */
                    answer: {
                        /** @description The body code; the HTTP status if absent. */
                        code?: string;
                        /** @description The message; that of the code if absent. */
                        msg?: string;
                        /** @description The result; null if absent. */
                        result?: unknown;
                    };
                    /** @description The HTTP status; 200 if absent. */
                    status?: number;
                    /** @description The delay before the answer, in milliseconds. */
                    delayMs?: number;
                    /** @description How many calls are answered; without it, until the stub is removed. */
                    times?: number;
                    /**
                     * @description False allows an answer that does not match the contract.
                     * @default true
                     */
                    check?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of stubs of the world. */
                        stubs: number;
                        /** @description The number of the stub. */
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearStubs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of stubs of the world. */
                        stubs: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStub: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the stub.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of stubs of the world. */
                        stubs: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Latest first. */
                        snapshots: {
                            /** @description The name of the snapshot. */
                            name: string;
                            /**
                             * Format: date-time
                             * @description The virtual time it was taken at.
                             */
                            at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the snapshot. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name given when it was taken. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The seed; that of the world if absent. */
                    seed?: number;
                    /** @description The profile; the one that the process was started with if absent. */
                    profile?: components["schemas"]["ProfileName"];
                    /**
                     * @description Whether users of the new world who were logged in under the same id and name stay logged in with their tokens.
                     * @default false
                     */
                    keepTokens?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fresh"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getState: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file of the world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorldFile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    importWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file of the world. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The format of the file.
                     * @constant
                     */
                    format: "swx-world";
                    /**
                     * @description The version of the format.
                     * @constant
                     */
                    version: 1;
                    /** @description The seed that the world was made from. */
                    seed: number;
                    /** @description The profile that the world was made from. */
                    profile: string;
                    /**
                     * Format: date-time
                     * @description Virtual time.
                     */
                    now: string;
                    /** @description The SHA-256 of all other fields. */
                    checksum: string;
                    /** @description The records by kind. */
                    rows: {
                        [key: string]: Record<string, unknown>[];
                    };
                    /** @description The stubs of the world, latest first; absent if there are none. */
                    stubs?: {
                        /** @description The calls that are answered: those that have at least these values. */
                        match: {
                            /** @description An operationId. */
                            op: string;
                            /** @description Path parameters by name. */
                            path?: {
                                [key: string]: unknown;
                            };
                            /** @description Query parameters by name. */
                            query?: {
                                [key: string]: unknown;
                            };
                            /** @description Fields of the body by name. */
                            body?: {
                                [key: string]: unknown;
                            };
                        };
                        /** @description The fields of the envelope. */
                        answer: {
                            /** @description The body code; the HTTP status if absent. */
                            code?: string;
                            /** @description The message; that of the code if absent. */
                            msg?: string;
                            /** @description The result; null if absent. */
                            result?: unknown;
                        };
                        /** @description The HTTP status; 200 if absent. */
                        status?: number;
                        /** @description The delay before the answer, in milliseconds. */
                        delayMs?: number;
                        /** @description How many calls are answered; without it, until the stub is removed. */
                        times?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The profiles, by name. */
                        profiles: {
                            name: components["schemas"]["ProfileName"];
                            /** @description What the profile contains, in one sentence. */
                            about: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    seedProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the profile. */
                    profile: components["schemas"]["ProfileName"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The profile that was added. */
                        profile: components["schemas"]["ProfileName"];
                        /** @description The usernames of the new users. */
                        users: string[];
                        /**
                         * Format: date-time
                         * @description The virtual time before.
                         */
                        from: string;
                        /**
                         * Format: date-time
                         * @description The virtual time afterwards.
                         */
                        to: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailbox: {
        parameters: {
            query?: {
                /**
                 * @description Only messages to this address.
                 * @example mei@example.com
                 */
                email?: string;
            };
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The messages, newest first. */
                        messages: components["schemas"]["Mail"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournal: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only calls of this operation.
                 * @example buySmart
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only calls of this user.
                 * @example u-1001
                 */
                user?: components["parameters"]["JournalUser"];
                /**
                 * @description Only answers with this body code or HTTP status.
                 * @example 20004
                 */
                code?: components["parameters"]["JournalCode"];
                /**
                 * @description Only calls that were answered by this part of the server.
                 * @example domain
                 */
                rule?: components["parameters"]["JournalRule"];
                /**
                 * @description Only calls of the customer API, or only control calls.
                 * @example customer
                 */
                kind?: components["parameters"]["JournalKind"];
                /**
                 * @description Only entries that contain this text in their method, path, operation, status, code, user, trace id or rule.
                 * @example withdrawal
                 */
                text?: components["parameters"]["JournalText"];
            };
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries, oldest first. */
                        entries: components["schemas"]["JournalEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalArchive: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: components["parameters"]["JournalSince"];
                /**
                 * @description Only calls of this operation.
                 * @example buySmart
                 */
                operation?: components["parameters"]["JournalOperation"];
                /**
                 * @description Only calls of this user.
                 * @example u-1001
                 */
                user?: components["parameters"]["JournalUser"];
                /**
                 * @description Only answers with this body code or HTTP status.
                 * @example 20004
                 */
                code?: components["parameters"]["JournalCode"];
                /**
                 * @description Only calls that were answered by this part of the server.
                 * @example domain
                 */
                rule?: components["parameters"]["JournalRule"];
                /**
                 * @description Only calls of the customer API, or only control calls.
                 * @example customer
                 */
                kind?: components["parameters"]["JournalKind"];
                /**
                 * @description Only entries that contain this text in their method, path, operation, status, code, user, trace id or rule.
                 * @example withdrawal
                 */
                text?: components["parameters"]["JournalText"];
            };
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpArchive"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the entry.
                 * @example 7
                 */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The number of the entry.
                 * @example 7
                 */
                seq: number;
            };
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description `before` for the world as it was before the command, `now` for the world as it is now.
                     * @default before
                     * @enum {string}
                     */
                    in?: "before" | "now";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /**
                 * @description Only entries after this number.
                 * @example 0
                 */
                since?: number;
                /**
                 * @description Only entries with a posting on an account of this user.
                 * @example u-1001
                 */
                userId?: string;
                /**
                 * @description Only entries of one account mode.
                 * @example real
                 */
                mode?: "real" | "demo";
                /**
                 * @description Only entries of one kind.
                 * @example DEPOSIT
                 */
                kind?: string;
                /**
                 * @description Only entries that belong to one record.
                 * @example RC202601100000000001
                 */
                ref?: string;
                /**
                 * @description Whether the oldest or the newest entry comes first.
                 * @example newest
                 */
                order?: "oldest" | "newest";
                /**
                 * @description The largest number of entries to return.
                 * @example 50
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order they were made, unless `order` says otherwise. */
                        entries: components["schemas"]["LedgerEntry"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInvariants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invariants"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The names of the worlds. */
                        worlds: string[];
                        /** @description The last use of each world, in the same order. */
                        uses: {
                            /** @description The name of the world. */
                            name: string;
                            /**
                             * Format: date-time
                             * @description When it was last used.
                             */
                            usedAt: string;
                            /**
                             * Format: date-time
                             * @description When it will be deleted if it is not used again.
                             */
                            endsAt?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters of the call. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the world. */
                    name: string;
                    /** @description The profile to create it from. */
                    profile?: components["schemas"]["ProfileName"];
                    /** @description The seed; that of `main` if absent. */
                    seed?: number;
                    /**
                     * Format: date-time
                     * @description The virtual time of the new world, after the steps of its profile; the clock is stopped there. The time of the process if absent.
                     */
                    now?: string;
                    /** @description The snapshot to create it from. */
                    snapshot?: string;
                    /** @description The world to copy. */
                    world?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the world. */
                        name: string;
                        /** @description The hash of its state. */
                        hash: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropWorld: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The name of the world.
                 * @example test-1
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the world. */
                        dropped: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorldKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The name of the world.
                 * @example team-a
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order they were made. */
                        keys: components["schemas"]["WorldKey"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeWorldKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The name of the world.
                 * @example team-a
                 */
                name: string;
            };
            cookie?: never;
        };
        /** @description The user that the key is for. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the user that the key is for. */
                    user: string;
                    /**
                     * @description The number of requests a minute that the key allows.
                     * @default 3000
                     */
                    perMinute?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The world that it opens. */
                        world: string;
                        /** @description The name of the user that the key is for. */
                        user: string;
                        /** @description The key, to be sent as `X-Sandbox-Key`. */
                        key: string;
                        /** @description The number of requests a minute that the key allows. */
                        perMinute: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            409: components["responses"]["NotNow"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWorldKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The world that the call is for. A control call with the key of the server that names an unknown world creates it from the profile that the process was started with, unless the call is about worlds itself. A call of the customer API does so only if it carries that key, and is otherwise answered with 404.
                 * @example main
                 */
                "X-Sandbox-World"?: components["parameters"]["World"];
            };
            path: {
                /**
                 * @description The name of the world.
                 * @example team-a
                 */
                name: string;
                /**
                 * @description The user whose key is removed.
                 * @example anna
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The user whose key was removed. */
                        removed: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NoKey"];
            403: components["responses"]["Foreign"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is serving. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request names its host twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The process is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["NoKey"];
            404: components["responses"]["Unknown"];
            421: components["responses"]["Misdirected"];
        };
    };
}
