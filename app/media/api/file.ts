import { handler, publicEndpoint } from "#app/platform/guard.server";
import { FileRef, readFile } from "../file.server";

const api = publicEndpoint({ get: handler(FileRef, readFile) });
export const loader = api.loader;
