import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { keptAt } from "../kept-pages";
import { DeviceLine } from "./device-line";

/** Says of a page that is a copy when it was kept. */
export function KeptMark({ person }: { person: string }) {
	const { t } = useTranslation("offline");
	const { dateTime } = useFormat();
	const { pathname, search } = useLocation();
	const [at, setAt] = useState<number>();
	useEffect(() => {
		let isGone = false;
		void keptAt(person, pathname + search).then((found) => {
			if (!isGone) setAt(found?.at);
		});
		return () => {
			isGone = true;
		};
	}, [person, pathname, search]);
	return at === undefined ? null : <DeviceLine icon="download">{t("copy", { at: dateTime(at) })}</DeviceLine>;
}
