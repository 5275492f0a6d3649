import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";

/** The search field of a list. What was searched for comes into it without a new field, so that the focus stays. */
export function SearchInput({ query = "", ...rest }: ComponentPropsWithoutRef<"input"> & { query?: string }) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (field.current && field.current.value !== query) field.current.value = query;
	}, [query]);
	return <input {...rest} ref={field} type="search" defaultValue={query} autoComplete="off" enterKeyHint="search" />;
}
