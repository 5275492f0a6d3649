import { publicEndpoint, verb } from "#app/platform/guard.server";
import { FileRef, readFile } from "../file.server";

const api = publicEndpoint({ get: verb(FileRef, readFile) });
export const loader = api.loader;
