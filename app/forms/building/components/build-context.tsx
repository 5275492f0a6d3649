import { createContext, type Dispatch, useContext } from "react";
import type { Language } from "#app/platform/i18n";
import type { BuilderAction } from "../../builder/state";
import type { Definition } from "../../definition/definition";
import type { QuestionType } from "../../definition/question";
import type { ItemHead } from "../../library/item-head";

/** Where something is put: into a section, before the question that stands there. */
export type Spot = { section: string; at: number };

/** What every part of the builder can do. It stays the same object while people type, so that nothing is drawn anew by it. */
export type Building = {
	/** The language that is written: the form's first. */
	language: Language;
	/** The organisation whose file library pictures are chosen from. */
	tenantGuid: string;
	dispatch: Dispatch<BuilderAction>;
	/** The form as it is at the moment of a press. */
	current: () => Definition;
	/** Puts a new question there, or behind what is chosen, and goes to its words. */
	add: (type: QuestionType, spot?: Spot) => void;
	move: (id: string, by: -1 | 1) => void;
	moveTo: (id: string, spot: Spot) => void;
	duplicate: (id: string) => void;
	remove: (id: string) => void;
	/** What the organisation has kept to be used again. */
	library: readonly ItemHead[];
	/** Puts an item of the library there, or behind what is chosen. */
	addItem: (item: ItemHead, spot?: Spot) => Promise<void>;
	/** Says to screen readers what was done. */
	tell: (words: string) => void;
	/** Opens the settings where they are a sheet. */
	openSettings: () => void;
};

const Context = createContext<Building | null>(null);
export const BuildingProvider = Context.Provider;

export function useBuilding(): Building {
	const building = useContext(Context);
	if (!building) throw new Error("The parts of the builder stand in a BuildingProvider.");
	return building;
}

/** Saves what is written, and tells whether all of it is. */
const Save = createContext<() => Promise<boolean>>(async () => false);
export const SaveProvider = Save.Provider;
export const useSave = () => useContext(Save);
