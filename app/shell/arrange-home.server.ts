import type * as z from "zod";
import { saveProfile } from "../directory/profile.server";
import { done } from "../platform/guard.server";
import { to } from "../platform/portal-paths";
import type { PersonContext } from "../platform/tenant/context";
import { type HomeLayout, hidden, moved, readLayout } from "./home-layout";
import type { HideSection, MoveSection } from "./home-layout.schema";

async function keep(person: PersonContext, change: (layout: HomeLayout) => HomeLayout) {
	await saveProfile(person, { homeLayout: change(readLayout(person.user.homeLayout)) });
	return done();
}

/** Moves a section of the person's home page to where another one stands. */
export const moveSection = (person: PersonContext, { section, beyond }: z.output<typeof MoveSection>) =>
	keep(person, (layout) => moved(layout, section, beyond));

export const hideSection = (person: PersonContext, { section }: z.output<typeof HideSection>) =>
	keep(person, (layout) => hidden(layout, section, true));

export const showSection = (person: PersonContext, { section }: z.output<typeof HideSection>) =>
	keep(person, (layout) => hidden(layout, section, false));

/** The tour is over for this person, whether or not they saw all of it. */
export async function leaveTour(person: PersonContext) {
	await saveProfile(person, { tourLeftAt: person.now.getTime() });
	return done({ to: to.home() });
}

/** The page again as it is for everybody. */
export const resetHome = (person: PersonContext) => keep(person, () => ({ order: [], hidden: [] }));
