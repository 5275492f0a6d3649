import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";

type JudgedAddress = { address: string; verdict: "new" | "member" | "invited" | "malformed" };
type Typed = {
	emails: string;
	role: string;
	language: string;
	message: string;
	grants: { modulesTenantId: string; moduleRoleId: string }[];
};

const icons: Record<JudgedAddress["verdict"], IconName> = {
	new: "circle-check",
	member: "info",
	invited: "info",
	malformed: "circle-alert",
};

/** A verdict on each address of the list, where some cannot be invited: nothing was sent yet. */
export function Judged({ judged }: { judged: readonly JudgedAddress[] }) {
	const { t } = useTranslation("users");
	const box = useRef<HTMLDivElement>(null);
	const announced = judged.map(({ address, verdict }) => `${address} ${verdict}`).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another verdict is to be read anew
	useEffect(() => box.current?.focus(), [announced]);
	const fresh = judged.filter(({ verdict }) => verdict === "new").length;
	const others = judged.filter(({ verdict }) => verdict !== "new");
	return (
		<div ref={box} tabIndex={-1} role="alert" className="notice tone-warning rounded-xl border p-4 text-sm">
			<p className="font-semibold">{t("invite.nothingSent", { count: others.length })}</p>
			<ul className="mt-2">
				{judged.map(({ address, verdict }) => (
					<li key={address} className="flex items-start gap-2 py-0.5">
						<Icon name={icons[verdict]} className="mt-0.5" />
						<span className="min-w-0 flex-1 break-all">{address}</span>
						<span className="shrink-0 text-13">{t(`verdict.${verdict}`)}</span>
					</li>
				))}
			</ul>
			{fresh > 0 && (
				<div className="mt-3">
					<Checkbox name="skipOthers" value="yes" label={t("invite.skipOthers", { count: fresh })} />
				</div>
			)}
		</div>
	);
}

/** What the form's action gave back, where it has judged the list. */
export function judgedOf(answer: unknown): { judged?: JudgedAddress[]; values?: Typed } {
	const isVerdict = typeof answer === "object" && answer !== null && "judged" in answer;
	return isVerdict ? (answer as { judged: JudgedAddress[]; values: Typed }) : {};
}
