import type { IconName } from "#app/ui/icon-names";
import type { Tab } from "#app/ui/tabs";

export type TopPage = "people" | "replies" | "report" | "pages" | "own" | "share" | "settings";

/** What stands above each page of a form, in the reader's words: its name, where it stands, and the ways to its other pages. */
export type FormTop = {
	title: string;
	status?: "draft" | "open" | "closed" | "archived";
	back: { to: string; label: string };
	/** Until when it is to be answered. */
	due?: { label: string; day: string } | null;
	actions: { to: string; label: string; icon: IconName; isFile?: boolean }[];
	tabs: { label: string; tabs: Tab[] };
	notice?: { icon: IconName; text: string } | null;
};
