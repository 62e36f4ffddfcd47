/** What `--help` prints. */
export const USAGE = `swx-contract --spec FILE --base-url URL [options]

Finds where a running API departs from its OpenAPI 3.0 or 3.1 document.

  --spec FILE          the document: a file or URL, JSON or YAML
  --base-url URL       the server: its origin, with a path when the document does not say it
  --token T            token of a user (or the variable SWX_CONTRACT_TOKEN)
  --second-token T     token of another user, who must not see the records of the first
  --header 'N: V'      a header of each call; can be given more than once
  --only OP,…          only these operations
  --skip OP,…          not these operations
  --skip-rule RULE,…   not these rules
  --mode safe|full     safe (default) only reads; full creates, changes and deletes what it created
  --allow OP,…         operations that may change what was there before; * for all
  --max-money N        largest amount that a call may move; 0 by default
  --rate N             calls a second at most
  --seed N             other values, the same each time
  --timeout MS         of one call; 10000 by default
  --max-time S         seconds after which the check ends with what it has found: exit code 2
  --max-response-time MS  slower answers are violations
  --require-reached P  exit code 1 unless so many percent of the operations answered a success
  --strict             undeclared properties are violations too
  --hints FILE         hints (x- fields) that are not in the document itself
  --feed FILE          AsyncAPI document of a WebSocket feed on the same server
  --report FILE        JSON     --junit FILE   --sarif FILE   --html FILE
  --baseline FILE      an earlier JSON report: only what is not in it counts
  --allow-outside-refs the document may refer to files and hosts outside its own folder or host
  --profile provider   checks too what an API must offer to carry an app: CORS, the socket, caches and more
  --origin O           origin of the app's pages, such as https://app.example.com
  --rules              prints each rule, and what it cannot see
  --version            prints the version
  --compare URL2       compares the answers with those of another server instead

A token for basic authentication is written user:password.

Exit code 0: it conforms; 1: violations; 2: it could not be checked, or not to its end.
`
