import type { ManifestComponent, ModuleManifest } from "../manifest";
import type { PersonContext, Visit } from "./context";
import type { PendingQuery } from "./rows.server";

/** Something in the person's calendar; times in epoch milliseconds. */
export type Appointment = { id: string; title: string; startsAt: number; endsAt: number; where: string; href: string };

/** News, and whether the person has still to open it. */
export type Headline = { id: string; title: string; at: number; isUnread: boolean; href: string };

/** Somebody whom the person follows up, and how it goes with them. */
export type Followed = {
	id: string;
	name: string;
	trend: "better" | "worse" | "same" | "unknown";
	/** Shares of a scale, 0 to 1; null: not answered. */
	spark: (number | null)[];
	/** Epoch milliseconds; null: never. */
	lastAt: number | null;
	href: string;
};

/** Something that was begun, and how far the person has come. */
export type Begun = { id: string; title: string; done: number; all: number; href: string };

type Shown = { calendar: Appointment; news: Headline; followed: Followed; begun: Begun };

type PartOf<Kind extends keyof Shown> = {
	kind: Kind;
	manifest: ModuleManifest;
	/** The screen whose right shows it. */
	screen: ManifestComponent;
	/** One read of the home page's only round trip. */
	reading: (visit: Visit, limit: number, person: PersonContext) => PendingQuery<Shown[Kind][]>;
	/** The page that has all of them. */
	all: (visit: Visit) => string;
};

/** What a module shows on people's home page beside what waits. */
export type HomePart = { [Kind in keyof Shown]: PartOf<Kind> }[keyof Shown];

/** A part of the home page under the right of one of a module's screens. */
export const homePart = <Place extends string, Kind extends keyof Shown>(
	manifest: ModuleManifest<Place>,
	place: Place,
	part: Omit<PartOf<Kind>, "manifest" | "screen">,
) => ({ manifest, screen: manifest.components[place], ...part }) as HomePart;

/** Something that can be made, offered on the home page and by typing. */
export type Creation = {
	manifest: ModuleManifest;
	/** The screen whose right opens the form. */
	screen: ManifestComponent;
	/** The least level that may make it. */
	level: number;
	/** The key of the button's word. */
	label: string;
	icon: string;
	to: (tenantGuid: string) => string;
	/** Stands on the home page too, the lowest number first. */
	onHome?: number;
};

/** What can be made under the right of one of a module's screens. */
export const creation = <Place extends string>(
	manifest: ModuleManifest<Place>,
	place: Place,
	made: Omit<Creation, "manifest" | "screen">,
): Creation => ({ manifest, screen: manifest.components[place], ...made });
