import { hasText, type Texts } from "../definition/texts";

/** Why a form takes no replies: before its day, after it, when as many as may have answered, or as somebody has closed it. */
export const closings = ["early", "late", "full", "closed"] as const;
export type Closing = (typeof closings)[number];
export const isClosing = (why: string | undefined): why is Closing => closings.some((one) => one === why);

/** How a form is given out. Instants are epoch milliseconds; what is left out does not hold. */
export type FormSettings = {
	opensAt?: number;
	closesAt?: number;
	/** What stands there instead of it, by why it takes no replies; our own words where none are written. */
	closedTexts?: Partial<Record<Closing, Texts>>;
	maxReplies?: number;
	/** All on one page, page by page, or one question at a time. */
	presentation: "all" | "pages" | "questions";
	/** Nobody is noted as the one who answered. */
	isAnonymous?: boolean;
	/** A member who is signed in is noted as the one who answers, and can go on from another device. */
	knowsMembers?: boolean;
	/** Only members of the tenant answer it, and whoever has a link of their own. */
	membersOnly?: boolean;
	/** Who answers confirms an e-mail address first, which is noted; a member's own is known. */
	verifiesEmail?: boolean;
	/** Cloudflare looks whether somebody is there where nobody is known: a reply by the public link alone. */
	checksPeople?: boolean;
	/** One reply of each member whom it knows, and of each address that was confirmed. */
	onlyOnce?: boolean;
	/** Hours after sending in which respondents may change their reply; none: not at all. */
	editableHours?: number;
	/** Who answers may have a copy by e-mail, where the address is known. */
	offersCopy?: boolean;
	/** Only who has answered changes a reply; those who follow up do not correct it. */
	isFixed?: boolean;
	/** What opens it beside its address: a number or a word that is told in another way. */
	pin?: string;
	/** Who asks, for how long answers are kept and whom to turn to: said before the first question. */
	contact?: string;
	keptDays?: number;
	/** Minutes that it takes, where the author knows better than the count of questions. */
	minutes?: number;
	/** Sites that may show it inside their own pages, as host names. */
	embeddedBy?: string[];
	/** Where people go after sending instead of the page of thanks: an address of the web. */
	leadsTo?: string;
};

export const plainSettings: FormSettings = { presentation: "pages" };

/** Why a form takes no replies now; undefined where it does. */
export function closedFor(
	form: { status: string; settings: FormSettings; replies: number },
	now: number,
): Closing | undefined {
	const { opensAt, closesAt, maxReplies } = form.settings;
	if (form.status !== "open") return "closed";
	if (opensAt !== undefined && now < opensAt) return "early";
	if (closesAt !== undefined && now >= closesAt) return "late";
	return maxReplies !== undefined && form.replies >= maxReplies ? "full" : undefined;
}

/** The author's own words for why it takes none; null where ours are to stand. */
export function wordsFor({ closedTexts = {} }: FormSettings, why: string | null | undefined): Texts | null {
	const closing = closings.find((one) => one === why);
	const texts = closing && closedTexts[closing];
	return texts && hasText(texts) ? texts : null;
}
