import type { TFunction } from "i18next";
import { brand } from "../../brand";
import { fitted } from "./segments";

/** What each message tells. Whoever sees it on a locked phone learns no more than that. */
export type SmsParams = {
	/** To a number that somebody wants to use; `minutes`: how long the code works. */
	code: Record<"code" | "minutes", string>;
	/** That there is something to answer, and nothing of what it is. */
	reminder: Record<"tenant" | "link", string>;
	/** The same of a link that came by mail and is too long for a message. */
	invitation: Record<"tenant", string>;
};
export type SmsTemplate = keyof SmsParams;
export const smsTemplates = ["code", "reminder", "invitation"] as const satisfies SmsTemplate[];

/** A message in the reader's language, of one segment where the language and the address leave room: `sms:text.<template>`. */
export const renderSms = (template: SmsTemplate, params: Record<string, string>, t: TFunction): string =>
	fitted((tenant) => t(`sms:text.${template}`, { product: brand.product, ...params, tenant }), params.tenant ?? "");
