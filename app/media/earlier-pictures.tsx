import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";

export type EarlierPicture = { guid: string; name: string; url: string };

/** The pictures that are there already, fetched when somebody wants to see them; one can be chosen. */
export function EarlierPictures({
	address,
	chosen,
	onChosen,
}: {
	address: string;
	chosen?: string;
	onChosen: (picture: EarlierPicture) => void;
}) {
	const { t } = useTranslation("media");
	const [state, setState] = useState<"closed" | "loading" | "failed" | EarlierPicture[]>("closed");
	const open = async () => {
		setState("loading");
		try {
			const answer = await fetch(address);
			if (!answer.ok) throw new Error("not answered");
			setState(((await answer.json()) as { items: EarlierPicture[] }).items);
		} catch {
			setState("failed");
		}
	};
	if (!Array.isArray(state))
		return (
			<div>
				<Button size="sm" icon="image" busy={state === "loading"} onClick={open}>
					{t("picker.earlier")}
				</Button>
				{state === "failed" && (
					<p role="alert" className="mt-1.5 text-13 text-danger-ink">
						{t("picker.earlierFailed")}
					</p>
				)}
			</div>
		);
	if (state.length === 0) return <p className="text-13 text-ink-3">{t("picker.noEarlier")}</p>;
	return (
		<fieldset>
			<legend className="label mb-1.5">{t("picker.earlier")}</legend>
			<div className="grid max-h-60 grid-cols-3 gap-2 overflow-y-auto">
				{state.map((picture) => (
					<button
						key={picture.guid}
						type="button"
						aria-pressed={picture.guid === chosen}
						onClick={() => onChosen(picture)}
						className="overflow-hidden rounded-lg border-2 border-line hover:border-line-2 aria-pressed:border-accent"
					>
						<img src={picture.url} alt={picture.name} loading="lazy" className="aspect-square w-full object-cover" />
					</button>
				))}
			</div>
		</fieldset>
	);
}
