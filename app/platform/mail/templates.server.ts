import type { TFunction } from "i18next";
import { brand } from "../../brand";
import type { Language } from "../i18n";
import { DAY, INVITATION_LIFE } from "../limits";
import type { Topic } from "../notification-types";

type MeetingLetter = Record<"name" | "organiser" | "tenant" | "title" | "when" | "place" | "link", string>;

/** What each letter tells; `link` is the one thing to press in it. */
export type MailParams = {
	/** `message` is the inviter's own words, "" where there are none. */
	invitation: { tenant: string; inviter: string; message: string; link: string };
	/** `message` is the asker's own words, "" where there are none. */
	accessRequested: Record<"name" | "person" | "module" | "role" | "tenant" | "message" | "link", string>;
	passwordReset: { name: string; link: string };
	passwordChanged: { name: string; link: string };
	/** To the new address, and after it was confirmed to the old one. */
	emailChange: { name: string; link: string };
	emailChanged: { name: string; link: string };
	contactFormConfirm: { tenant: string; link: string };
	meetingInvitation: MeetingLetter;
	meetingCancelled: MeetingLetter;
	contactFormReceived: { name: string; form: string; tenant: string; link: string };
	/** Nothing of what is asked is said. */
	activityReminder: Record<"name" | "tenant" | "link", string>;
	taskReminder: { name: string; task: string; due: string; tenant: string; link: string };
	/** Nothing of what is asked is said. */
	formReminder: Record<"name" | "tenant" | "link", string>;
	/** `provider` as people know the organisation's own provider. */
	ssoConnected: { name: string; provider: string; link: string };
	/** What was done to somebody's second factor: by themselves, or by an administrator of `by`. */
	secondFactorOn: { name: string; link: string };
	secondFactorOff: { name: string; link: string };
	secondFactorReset: { name: string; by: string; link: string };
	/** `message`: what has come, each with where it leads. */
	digest: Record<"name" | "message" | "link", string>;
	/** `message` is the whole text. */
	newsPublished: { name: string; tenant: string; title: string; message: string; link: string };
	/** `files`: the names of what has come in, a line each. */
	fileReceipt: Record<"name" | "tenant" | "title" | "reference" | "files" | "link", string>;
	/** A link of one's own to a form; `message`: its title and the sender's own words, "" where nothing may be told. */
	formInvitation: Record<"name" | "tenant" | "sender" | "message" | "link", string>;
	/** The same once more; `message`: its title, "" where nothing may be told. */
	formInvitationReminder: Record<"name" | "tenant" | "message" | "link", string>;
	/** A link for whoever asked for one by this address; `message`: the form's title, "" where nothing may be told. */
	formEmail: Record<"tenant" | "message" | "days" | "link", string>;
	/** The way back to what was begun; `message`: the form's title. */
	formLater: Record<"tenant" | "message" | "days" | "link", string>;
	/** There is something about a reply, which stands behind the link alone; `message`: the form's title, "" where nothing may be told. */
	formReplyNews: Record<"tenant" | "message" | "link", string>;
	/** What somebody has answered and asked to have; `message`: all of it. */
	formCopy: Record<"tenant" | "title" | "message" | "link", string>;
	/** That a reply is in, with the number to refer to it by; `title`: the form's. */
	formReceipt: Record<"tenant" | "title" | "receipt" | "link", string>;
	/** There is something about a reply, to a member, who logs in to see it. */
	formMemberNews: Record<"name" | "tenant" | "link", string>;
	/** `says`: what it is about, or an organiser's own subject; `until`: to when an offer stands; `news`: what is another now; `message`: the organiser's own words. */
	eventNews: Record<
		"name" | "tenant" | "says" | "title" | "when" | "place" | "until" | "news" | "message" | "link",
		string
	>;
	/** Somebody who has asked for help is told of an event; `message`: the sender's own words, "" where there are none. */
	eventInvitation: Record<"name" | "tenant" | "title" | "when" | "message" | "link", string>;
	/** Asks to evaluate the business idea again; `count`: months after the first time. */
	ideaAgain: Record<"name" | "tenant" | "count" | "link", string>;
	/** The next steps that an advisor suggests: `message` is all of it. */
	ideaPlan: Record<"tenant" | "message", string>;
	/** `says`: what became of a booking; `more`: how many others of its series there are; `message`: the words of who decided, or until when there is time. */
	resourceNews: Record<"name" | "tenant" | "says" | "title" | "when" | "place" | "more" | "message" | "link", string>;
	/** `says`: what there is about a course; `until`: its due date. */
	courseNews: Record<"name" | "tenant" | "says" | "title" | "until" | "link", string>;
	/** The way back to a Norwegian test that was begun, which may rest for so many hours. */
	languageTestBegun: Record<"name" | "tenant" | "title" | "hours" | "link", string>;
	/** The way to the result of a Norwegian test, which does not stand in the letter; `when`: when it was taken. */
	languageTestResult: Record<"name" | "tenant" | "title" | "when" | "link", string>;
	/** A letter in the sender's own words: `message` is all of it. Answers go to `address`. */
	crmEmail: Record<"subject" | "message" | "sender" | "tenant" | "address", string>;
	/** The same, by an advisor to the companies that they follow. */
	safetyCampaign: Record<"subject" | "message" | "sender" | "tenant" | "address", string>;
	/** Letters in the organisation's own words: `message` is all of it. */
	placementNews: Record<"subject" | "message" | "tenant", string>;
	intakeNews: Record<"subject" | "message" | "tenant", string>;
	safetyNews: Record<"subject" | "message" | "tenant", string>;
};
export type MailTemplate = keyof MailParams;
export const mailTemplates = [
	"invitation",
	"accessRequested",
	"passwordReset",
	"passwordChanged",
	"emailChange",
	"emailChanged",
	"contactFormConfirm",
	"meetingInvitation",
	"meetingCancelled",
	"contactFormReceived",
	"activityReminder",
	"taskReminder",
	"formReminder",
	"ssoConnected",
	"secondFactorOn",
	"secondFactorOff",
	"secondFactorReset",
	"digest",
	"newsPublished",
	"fileReceipt",
	"formInvitation",
	"formInvitationReminder",
	"formEmail",
	"formLater",
	"formReplyNews",
	"formCopy",
	"formReceipt",
	"formMemberNews",
	"eventNews",
	"eventInvitation",
	"ideaAgain",
	"ideaPlan",
	"resourceNews",
	"courseNews",
	"languageTestBegun",
	"languageTestResult",
	"crmEmail",
	"safetyCampaign",
	"placementNews",
	"intakeNews",
	"safetyNews",
] as const satisfies MailTemplate[];
/** Letters that people turn off by their kind, and which that is; all others are about their account, or asked for. */
export const letterKinds: Partial<Record<MailTemplate, StopKind>> = {
	digest: "digest",
	accessRequested: "access",
	activityReminder: "forms",
	formReminder: "forms",
	formMemberNews: "messages",
	contactFormReceived: "tasks",
	taskReminder: "tasks",
	safetyNews: "tasks",
	meetingInvitation: "meetings",
	meetingCancelled: "meetings",
	newsPublished: "news",
	courseNews: "courses",
};

/** What a link in a letter turns off: a topic's mail, or the digest. */
export type StopKind = Topic | "digest";

export type Letter = { subject: string; text: string; html: string };

/**
 * A letter in the reader's language: texts are `mail:<template>.subject|body|button|after`. What is `news` stands in bold;
 * `stop` is the link that turns its kind off.
 */
export function renderLetter(
	template: MailTemplate,
	params: Record<string, string>,
	t: TFunction,
	language: Language,
	stop?: string,
): Letter {
	const values = { product: brand.product, days: INVITATION_LIFE / DAY, ...params };
	const say = (part: string) => t(`mail:${template}.${part}`, values);
	const subject = say("subject").replace(/\s+/g, " ").trim();
	const greeting = params.name ? t("mail:greetingByName", values) : t("mail:greeting");
	const { link, message, news } = params;
	// Without anything to press it is a letter in somebody's own words, which nothing of ours stands before.
	const paragraphs = [...(link ? [greeting, say("body")] : []), ...(news ? [news] : []), ...(message ? [message] : [])];
	const button = link ? { link, label: say("button") } : null;
	const after = say("after");
	const credit = t("mail:credit", { provider: brand.provider, product: brand.product });
	return {
		subject,
		text: [
			...paragraphs,
			...(button ? [`${button.label}:\n${button.link}`] : []),
			after,
			...(stop ? [`${t("mail:stop")}:\n${stop}`] : []),
			`--\n${credit}`,
		].join("\n\n"),
		html: page(subject, language, [
			...paragraphs.map((text) => `<p style="${styles.text}">${text === news ? bold(text) : escapeHtml(text)}</p>`),
			...(button ? [pressed(button)] : []),
			`<p style="${styles.small}">${escapeHtml(after)}</p>`,
			...(stop
				? [
						`<p style="${styles.small}"><a href="${escapeHtml(stop)}" target="_blank">${escapeHtml(t("mail:stop"))}</a></p>`,
					]
				: []),
			`<p style="${styles.small}">${escapeHtml(credit)}</p>`,
		]),
	};
}

const styles = {
	text: "margin:0 0 16px;font-size:16px;line-height:24px;color:#111c1d;white-space:pre-line",
	small: "margin:16px 0 0;font-size:13px;line-height:20px;color:#586668",
	button:
		"display:inline-block;padding:12px 20px;border-radius:8px;background:#02696a;color:#ffffff;font-size:16px;text-decoration:none",
};

const bold = (text: string) => `<strong>${escapeHtml(text)}</strong>`;

const pressed = ({ link, label }: { link: string; label: string }) =>
	`<p style="margin:24px 0"><a href="${escapeHtml(link)}" target="_blank" style="${styles.button}">${escapeHtml(label)}</a></p>`;

function page(title: string, language: Language, parts: string[]): string {
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;background:#f3f7f7;font-family:Inter,system-ui,'Segoe UI',Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${parts.join("")}</div></body></html>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
