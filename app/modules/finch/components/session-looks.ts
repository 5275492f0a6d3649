import type { IconName } from "#app/ui/icon-names";
import type { SessionStatus } from "../session/session.server";

type Look = { tone: "neutral" | "success" | "warning" | "info"; icon: IconName };

/** How far a student is, by colour and sign. */
export const sessionLooks: Record<SessionStatus, Look> = {
	done: { tone: "success", icon: "circle-check" },
	writing: { tone: "info", icon: "pencil" },
	waiting: { tone: "neutral", icon: "clock" },
	over: { tone: "warning", icon: "clock" },
	none: { tone: "neutral", icon: "minus" },
	noConsent: { tone: "warning", icon: "circle-alert" },
};
