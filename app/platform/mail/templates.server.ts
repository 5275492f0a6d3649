import type { TFunction } from "i18next";
import { brand } from "../../brand";

export type MailTemplate = "invitation" | "passwordReset" | "passwordChanged";
export type Letter = { subject: string; text: string; html: string };

/** A letter in the reader's language: texts are `mail:<template>.subject|body|button|after`; `link` is the one thing to press. */
export function renderLetter(template: MailTemplate, params: Record<string, string>, t: TFunction): Letter {
	const values = { product: brand.product, ...params };
	const say = (part: string) => t(`mail:${template}.${part}`, values);
	const subject = say("subject").replace(/[\r\n]+/g, " ");
	const personal = params.message ? [params.message] : [];
	const paragraphs = [say("greeting"), say("body"), ...personal];
	const { link } = params;
	const after = say("after");
	const credit = t("mail:credit", { provider: brand.provider, product: brand.product });
	return {
		subject,
		text: [...paragraphs, link, after, "--", credit].filter(Boolean).join("\n\n"),
		html: page(subject, [
			...paragraphs.map((text) => `<p style="${styles.text}">${escapeHtml(text)}</p>`),
			link
				? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(say("button"))}</a></p>`
				: "",
			`<p style="${styles.small}">${escapeHtml(after)}</p>`,
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

function page(title: string, parts: string[]): string {
	return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;background:#f3f7f7;font-family:Inter,system-ui,'Segoe UI',Roboto,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">${parts.join("")}</div></body></html>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
