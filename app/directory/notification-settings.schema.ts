import * as z from "zod";
import { type Topic, topics } from "#app/platform/notification-types";
import type { Settled } from "#app/platform/notifications/settled";
import { digestRhythms } from "#db/schema/portal";

const ticked = z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.enum(topics, "wrongValue")));
const whole = (least: number, most: number) => z.coerce.number("wrongType").int("wrongValue").min(least).max(most);
const hour = whole(0, 23);
const noHour = z.literal("").transform(() => null);

/** How somebody is notified, as the form sends it: a tick for each topic and way. Quiet hours take both ends or none. */
export const NotificationSettingsInput = z
	.object({
		portal: ticked,
		mail: ticked,
		digest: z.enum(digestRhythms, "wrongValue"),
		digestHour: hour,
		digestDay: whole(1, 7),
		quietFrom: noHour.or(hour),
		quietUntil: noHour.or(hour),
	})
	.superRefine(({ quietFrom, quietUntil }, { addIssue }) => {
		const lacks = quietFrom === null ? quietUntil !== null && "quietFrom" : quietUntil === null && "quietUntil";
		if (lacks) addIssue({ code: "custom", path: [lacks], message: "required" });
	});

/** The same as it is kept. */
export function rulesOf(input: z.output<typeof NotificationSettingsInput>): Settled {
	const { portal, mail, digest, digestHour, digestDay, quietFrom, quietUntil } = input;
	const channels = Object.fromEntries(
		topics.map((topic) => [topic, { portal: portal.includes(topic), mail: mail.includes(topic) }]),
	) as Record<Topic, { portal: boolean; mail: boolean }>;
	return { channels, digest, digestHour, digestDay, quiet: quietFrom === null ? "" : `${quietFrom}-${quietUntil}` };
}

export const UnmuteInput = z.object({ about: z.string("wrongType").min(1, "required").max(500, "wrongValue") });
