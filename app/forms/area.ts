import type { SQL } from "drizzle-orm";
import type { Language } from "#app/platform/i18n";
import type { NotificationType } from "#app/platform/notification-types";
import { to } from "#app/platform/portal-paths";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext, Viewer, Visit } from "#app/platform/tenant/context";
import type { subjectTypes } from "#db/schema/forms";
import type { Reply } from "./replies/reply-row";

export type SubjectType = (typeof subjectTypes)[number];

/** What a receipt says, and to whom it goes; nothing of what was answered. */
export type ReceiptLetter = {
	replyId: string;
	email: string;
	language: Language;
	/** The number by which to refer to the reply, and what its form is called. */
	number: string;
	title: string;
	/** Where the receipt is seen. */
	link: string;
};

/** Which forms are a module's own, and what they are about. Each function of the engine is asked for an area. */
export type Area = {
	/** The module's key. */
	moduleKey: string;
	/** What a reply of its forms is about; a form's own choice where several are given. */
	subjects: readonly [SubjectType, ...SubjectType[]];
	/** All its forms hold health data. */
	isHealth?: boolean;
	/** The level of the module that opens everybody's replies; below it people see their own and, from 20, their clients'. */
	opensAll: number;
	/** Which replies of others open to somebody below that level all the same: a condition on `replyRecords`. */
	opens?: (reader: Viewer) => SQL | undefined;
	/** The level that makes and changes forms. */
	writes: number;
	/** The page that asks, by the form's guid: its path in a tenant. */
	replyPath: string;
	/** Where in a tenant staff read the replies to a form, all and one: their paths. Where they are left out nobody is told of new ones. */
	replyPages?: (form: { slug: string }) => { all: string; one: (replyId: string) => string };
	/** Where in a tenant one sees how it has gone with a subject by a form: its path. */
	subjectPath?: (form: { slug: string }, subjectId: string) => string;
	/** Where in a tenant people see how their own answers to a form have gone. */
	ownPath?: (form: { id: string }) => string;
	/** Why people may not correct what they have answered, whatever the form allows: the key of a sentence. */
	closed?: (visit: Visit, form: { id: string }) => Promise<string | undefined>;
	/** What the module keeps of its own about a reply and changes in the same batch that deletes the reply. */
	removed?: (ctx: TenantContext, reply: Reply) => PendingWrite[];
	/** The same for the batch that brings the reply back; an area with `removed` alone keeps its replies deleted. */
	restored?: (ctx: TenantContext, reply: Reply) => PendingWrite[];
	/** Who sends a reply by the public link has a number to refer to it by, on the page and by letter: what stands before it. */
	receiptPrefix?: string;
	/** Writes that letter in the organisation's own words, once for each reply; without it ours is sent. */
	receiptLetter?: (ctx: TenantContext, receipt: ReceiptLetter) => Promise<void>;
	/** Who answers by the public link may have what they have answered kept, and go on by a link in a letter. */
	savesForLater?: boolean;
	/** Whoever has sent a reply sees what it comes to: score, band and next steps of each area. */
	showsResult?: boolean;
	/** Whoever answers for themselves sees it before they send, and decides then: what they do not send is forgotten. */
	showsResultFirst?: boolean;
	/** How people are told that a form waits for them; in an area without it nobody is. */
	notice?: NotificationType;
};

export const defineArea = (area: Area): Area => area;

/** The address of a form's page for those who answer; with the secret of an invitation, theirs. */
export const replyAddress = (area: Area, tenantGuid: string, formGuid: string, token?: string) =>
	`${to.inTenant(tenantGuid, area.replyPath)}/${formGuid}${token ? `/${token}` : ""}`;
