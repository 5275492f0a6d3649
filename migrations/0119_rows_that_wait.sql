DROP INDEX `resource_bookings_by_status`;--> statement-breakpoint
CREATE INDEX `resource_bookings_by_status` ON `resource_bookings` (`tenant_id`,`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `hms_deviations_by_status` ON `hms_deviations` (`tenant_id`,`deleted_at`,`status`,`due_on`,`id`);