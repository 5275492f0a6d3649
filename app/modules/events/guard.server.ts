import { guard, guardOfEither } from "#app/platform/guard.server";
import type { ModuleManifest } from "#app/platform/manifest";
import { manifest, participantManifest } from "./manifest";

export const { page, pageAction, endpoint } = guard(manifest);

/** The pages of whoever goes to events. */
export const ofParticipants = guard(participantManifest);

type Shared = ModuleManifest<"front" | "dashboard">;
const either = (place: "front" | "dashboard") =>
	guardOfEither<"front" | "dashboard">(manifest as Shared, participantManifest, place);

/** The pages that whoever holds events and whoever goes to them have on one path. */
export const shared = { front: either("front"), dashboard: either("dashboard") };
