import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { type Draft, fillForm, findDraft, forgetDraft, isTouched, keepDraft, readForm } from "#app/ui/drafts";
import { useFormat } from "#app/ui/format";

type KeptDraftProps = {
	/** Whose it is and where: the list's `keeper`, or tenant and user. */
	keeper: string;
	/** The form, with the record's id where it changes one: `users.invite`. */
	form: string;
};

/** Milliseconds of rest in typing before it is kept. */
const REST = 400;

/**
 * Stands in a form: what is typed is kept in this browser until it is saved, thrown away or a week old, and offered back
 * when the form is opened again. Not for forms about health: they leave nothing on a device.
 */
export function KeptDraft({ keeper, form: name }: KeptDraftProps) {
	const { t } = useTranslation("lists");
	const { dateTime } = useFormat();
	const key = `${keeper}:${name}`;
	const place = useRef<HTMLDivElement>(null);
	const [found, setFound] = useState<Draft>();
	useForgetWhenSaved(key, place);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const kept = findDraft(key, Date.now());
		if (kept && JSON.stringify(kept.values) !== JSON.stringify(readForm(form))) setFound(kept);
		let rest: ReturnType<typeof setTimeout>;
		const onInput = () => {
			clearTimeout(rest);
			rest = setTimeout(() => keepDraft(key, { at: Date.now(), values: readForm(form) }), REST);
		};
		if (isTouched(form)) onInput();
		form.addEventListener("input", onInput);
		return () => {
			clearTimeout(rest);
			form.removeEventListener("input", onInput);
		};
	}, [key]);
	const bringBack = () => {
		const form = place.current?.closest("form");
		if (form && found) fillForm(form, found.values);
		setFound(undefined);
	};
	const throwAway = () => {
		forgetDraft(key);
		setFound(undefined);
	};
	return (
		<div ref={place} role="status">
			{found && (
				<div className="notice tone-info flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border p-3 text-sm">
					<p className="min-w-0 flex-1">{t("draft.found", { time: dateTime(found.at) })}</p>
					<Button size="sm" onClick={bringBack}>
						{t("draft.bringBack")}
					</Button>
					<Button size="sm" kind="quiet" onClick={throwAway}>
						{t("draft.throwAway")}
					</Button>
				</div>
			)}
		</div>
	);
}

/** A form that was sent and leads on to another address was saved. */
function useForgetWhenSaved(key: string, place: { current: HTMLElement | null }): void {
	const navigation = useNavigation();
	const { pathname, search } = useLocation();
	const sent = useRef(false);
	useEffect(() => {
		const form = place.current?.closest("form");
		const onSubmit = () => {
			sent.current = true;
		};
		form?.addEventListener("submit", onSubmit);
		return () => form?.removeEventListener("submit", onSubmit);
	}, [place]);
	useEffect(() => {
		if (!sent.current || navigation.state !== "loading" || !navigation.formData) return;
		const goes = navigation.location.pathname + navigation.location.search;
		if (goes !== pathname + search) forgetDraft(key);
		sent.current = false;
	}, [key, navigation, pathname, search]);
}
