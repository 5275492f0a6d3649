import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { SwitchButton } from "#app/ui/switch-button";
import type { PanelEntry } from "../panel.server";
import { useWords } from "./words";

const colours = {
	upcoming: "text-ink-2",
	active: "text-ink-3",
	soon: "text-warning-ink",
	expired: "text-danger-ink",
	off: "text-ink-3",
};
const icons = {
	upcoming: "calendar-clock",
	active: "circle-check",
	soon: "clock",
	expired: "circle-x",
	off: "minus",
} as const;

type EntryRowProps = {
	entry: PanelEntry;
	/** The tenant's guid. */
	tenant: string;
	/** What folds out under the row. */
	children?: ReactNode;
};

/** One module of a tenant: where it stands and until when, a year more where it ends, and its switch. */
export function EntryRow({ entry, tenant, children }: EntryRowProps) {
	const { t } = useTranslation("followup");
	const words = useWords();
	const { state } = entry;
	const name = words.module(entry);
	return (
		<li className="border-b border-line py-2 last:border-0">
			<div className="flex min-h-10 items-center justify-between gap-3">
				<div className="min-w-0">
					<div className="text-13 font-medium text-ink">{name}</div>
					<div className={`flex gap-1 text-xs ${colours[state.word]}`}>
						<Icon name={icons[state.word]} className="mt-px size-3.5" />
						{state.expires === null ? (
							<span>{t("entry.stateAndEnd", { state: words.state(state), end: words.end(state) })}</span>
						) : (
							<span>
								{words.state(state)}
								<span className="block">{words.end(state)}</span>
							</span>
						)}
					</div>
					{entry.roleSet && (
						<div className="text-xs text-ink-3">
							{t("entry.onlyRoles", { roles: entry.roleSet.map(words.role).join(", ") })}
						</div>
					)}
				</div>
				<div className="flex shrink-0 items-center gap-3">
					{state.expires !== null && (
						<Form method="post" preventScrollReset>
							<Ref tenant={tenant} entry={entry.id} />
							<SubmitButton intent="extend" kind="secondary" size="sm" aria-label={t("entry.extendNamed", { name })}>
								{t("entry.extend")}
							</SubmitButton>
						</Form>
					)}
					<Form method="post" preventScrollReset className="flex">
						<Ref tenant={tenant} entry={entry.id} />
						<SwitchButton label={name} on={entry.isOn && state.word !== "expired"} intent="turn" name="status" />
					</Form>
				</div>
			</div>
			{children}
		</li>
	);
}

/** Which entry of which tenant a form is about. */
export function Ref({ tenant, entry }: { tenant: string; entry?: string }) {
	return (
		<>
			<input type="hidden" name="tenant" value={tenant} />
			{entry && <input type="hidden" name="entry" value={entry} />}
		</>
	);
}
