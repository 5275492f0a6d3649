import { appManifestLoader } from "../app-manifest.server";

export const loader = appManifestLoader;
