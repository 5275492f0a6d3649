import type { digestRhythms, NotificationChannels } from "#db/schema/portal";
import { mustHaves, type Topic, topics } from "../notification-types";

/** What somebody has chosen; null where they have not. */
export type Chosen = {
	channels: NotificationChannels;
	digest: (typeof digestRhythms)[number] | null;
	digestHour: number | null;
	digestDay: number | null;
	quiet: string | null;
};

/** How somebody is told, with nothing left open. */
export type Settled = { [Key in keyof Omit<Chosen, "channels">]: NonNullable<Chosen[Key]> } & {
	channels: Record<Topic, { portal: boolean; mail: boolean }>;
};

const both = { portal: true, mail: true };

/** What holds where neither a person nor their organisation says anything: all of it, and a digest each morning. */
export const standard: Settled = {
	channels: Object.fromEntries(topics.map((topic) => [topic, both])) as Settled["channels"],
	digest: "daily",
	digestHour: 8,
	digestDay: 1,
	quiet: "",
};

/** What holds: a person's own word before their organisation's, and that before the standard. */
export function settled(chosen: Chosen | undefined, under: Settled = standard): Settled {
	if (!chosen) return under;
	return {
		channels: Object.fromEntries(
			topics.map((topic) => {
				const { portal, mail } = { ...under.channels[topic], ...chosen.channels[topic] };
				return [topic, { portal: portal || mustHaves.includes(topic), mail }];
			}),
		) as Settled["channels"],
		digest: chosen.digest ?? under.digest,
		digestHour: chosen.digestHour ?? under.digestHour,
		digestDay: chosen.digestDay ?? under.digestDay,
		quiet: chosen.quiet ?? under.quiet,
	};
}

/** Of what was settled only what differs from what holds anyway: the rest goes on following it. */
export function differing(wanted: Settled, under: Settled): Chosen {
	const channels: NotificationChannels = {};
	for (const topic of topics) {
		const { portal, mail } = wanted.channels[topic];
		const own = {
			...(portal !== under.channels[topic].portal && { portal }),
			...(mail !== under.channels[topic].mail && { mail }),
		};
		if (Object.keys(own).length > 0) channels[topic] = own;
	}
	const own = <Key extends "digest" | "digestHour" | "digestDay" | "quiet">(key: Key) =>
		wanted[key] === under[key] ? null : wanted[key];
	return {
		channels,
		digest: own("digest") as Chosen["digest"],
		digestHour: own("digestHour") as number | null,
		digestDay: own("digestDay") as number | null,
		quiet: own("quiet") as string | null,
	};
}
