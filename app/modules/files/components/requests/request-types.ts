import type { showRequest } from "#app/media/library/requests/show-request.server";

/** What the page of a file request shows; `one` is null where it is to be made. */
export type RequestPage = Awaited<ReturnType<typeof showRequest>>;
export type FileRequest = NonNullable<RequestPage["one"]>;
