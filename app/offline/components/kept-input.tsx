import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fillForm } from "#app/ui/drafts";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { onChange } from "../changes";
import { type Entry, isUnsent } from "../entries";
import { holder } from "../holder";
import { hasUnsent } from "../marks";

/**
 * Stands in a form whose page has a `clientAction` of `keepingForms`: what was kept of it on this device is put back in, with its
 * files, and told, with the reason where the server did not take it.
 */
export function KeptInput({ intent }: { intent: string }) {
	const { t } = useTranslation("offline");
	const { dateTime } = useFormat();
	const place = useRef<HTMLDivElement>(null);
	const [kept, setKept] = useState<Entry>();
	useEffect(() => {
		let isFilled = false;
		let isGone = false;
		const read = async () => {
			const form = place.current?.closest("form");
			const found = form && (await lastOf(form, intent));
			if (isGone) return;
			setKept(found ?? undefined);
			if (!form || !found || isFilled) return;
			isFilled = true;
			fillForm(form, valuesOf(found));
			// What was on its way may have arrived with its files: sent again they would be there twice.
			if (found.state !== "tried") giveFiles(form, found);
		};
		// It is needed where nothing can be fetched any more.
		if (holder()) void import("../outbox");
		if (hasUnsent()) void read();
		const stop = onChange(() => {
			isFilled = true;
			void read();
		});
		return () => {
			isGone = true;
			stop();
		};
	}, [intent]);
	return (
		<div ref={place}>
			{kept && (
				<div className="mb-4">
					<Notice
						tone={kept.state === "refused" ? "danger" : "warning"}
						icon="smartphone"
						title={t(kept.state === "refused" ? "state.refused" : "state.waiting")}
						live
					>
						{kept.state === "refused" ? kept.reason : t("input.waits", { at: dateTime(kept.at) })}
					</Notice>
				</div>
			)}
		</div>
	);
}

/** What was kept last of a form. */
async function lastOf(form: HTMLFormElement, intent: string): Promise<Entry | undefined> {
	const who = holder();
	if (!who) return undefined;
	const { entriesOf } = await import("../store");
	const { pathname, search } = new URL(form.action);
	const entries = await entriesOf(who.person);
	return entries
		.filter((entry) => isUnsent(entry) && entry.action === pathname + search && entry.intent === intent)
		.at(-1);
}

function valuesOf({ fields }: Entry): Record<string, string[]> {
	const values: Record<string, string[]> = {};
	for (const [name, value] of fields) if (typeof value === "string") values[name] = [...(values[name] ?? []), value];
	return values;
}

function giveFiles(form: HTMLFormElement, { fields }: Entry): void {
	for (const input of form.querySelectorAll<HTMLInputElement>("input[type=file]")) {
		const files = new DataTransfer();
		for (const [name, value] of fields)
			if (name === input.name && typeof value !== "string" && value.size > 0) files.items.add(value);
		if (files.files.length === 0) continue;
		input.files = files.files;
		input.dispatchEvent(new Event("change", { bubbles: true }));
	}
}
