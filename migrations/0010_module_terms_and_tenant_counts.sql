ALTER TABLE `modules_tenant` ADD `starts` text;--> statement-breakpoint
ALTER TABLE `modules_tenant` ADD `roles` text;--> statement-breakpoint
CREATE INDEX `modules_tenant_ending` ON `modules_tenant` (`tenant_id`,`expires`) WHERE "modules_tenant"."status" = 1 and "modules_tenant"."expires" is not null;--> statement-breakpoint
ALTER TABLE `tenants` ADD `users_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `modules_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tenants` ADD `next_expires` text DEFAULT '9999-12-31' NOT NULL;--> statement-breakpoint
CREATE INDEX `tenants_by_status` ON `tenants` (`status`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `tenants_by_users` ON `tenants` (`users_count`,`id`);--> statement-breakpoint
CREATE INDEX `tenants_by_modules` ON `tenants` (`modules_count`,`id`);--> statement-breakpoint
CREATE INDEX `tenants_by_expiry` ON `tenants` (`next_expires`,`id`);--> statement-breakpoint
CREATE INDEX `tenants_by_created` ON `tenants` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `invitations_unanswered` ON `invitations` (`tenant_id`,`expires_at`) WHERE "invitations"."status" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX `memberships_by_role` ON `memberships` (`tenant_id`,`role`,`user_id`);
--> statement-breakpoint
-- Whoever writes, the counts of a tenant are kept with it: a list of tenants counts nothing.
UPDATE `tenants` SET
	`users_count` = (SELECT count(*) FROM `memberships` m WHERE m.`tenant_id` = `tenants`.`id` AND m.`is_active` = 1),
	`modules_count` = (SELECT count(*) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1),
	`next_expires` = coalesce((SELECT min(e.`expires`) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1), '9999-12-31');--> statement-breakpoint
CREATE TRIGGER `memberships_count_added` AFTER INSERT ON `memberships` WHEN NEW.`is_active` = 1
BEGIN UPDATE `tenants` SET `users_count` = `users_count` + 1 WHERE `id` = NEW.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `memberships_count_changed` AFTER UPDATE OF `is_active` ON `memberships` WHEN NEW.`is_active` <> OLD.`is_active`
BEGIN UPDATE `tenants` SET `users_count` = `users_count` + NEW.`is_active` - OLD.`is_active` WHERE `id` = NEW.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `memberships_count_removed` AFTER DELETE ON `memberships` WHEN OLD.`is_active` = 1
BEGIN UPDATE `tenants` SET `users_count` = `users_count` - 1 WHERE `id` = OLD.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_count_added` AFTER INSERT ON `modules_tenant`
BEGIN UPDATE `tenants` SET
	`modules_count` = (SELECT count(*) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1),
	`next_expires` = coalesce((SELECT min(e.`expires`) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1), '9999-12-31')
	WHERE `id` = NEW.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_count_changed` AFTER UPDATE OF `status`, `expires` ON `modules_tenant`
BEGIN UPDATE `tenants` SET
	`modules_count` = (SELECT count(*) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1),
	`next_expires` = coalesce((SELECT min(e.`expires`) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1), '9999-12-31')
	WHERE `id` = NEW.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `modules_tenant_count_removed` AFTER DELETE ON `modules_tenant`
BEGIN UPDATE `tenants` SET
	`modules_count` = (SELECT count(*) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1),
	`next_expires` = coalesce((SELECT min(e.`expires`) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1), '9999-12-31')
	WHERE `id` = OLD.`tenant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `modules_count_changed` AFTER UPDATE OF `is_active` ON `modules` WHEN NEW.`is_active` <> OLD.`is_active`
BEGIN UPDATE `tenants` SET
	`modules_count` = (SELECT count(*) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1),
	`next_expires` = coalesce((SELECT min(e.`expires`) FROM `modules_tenant` e JOIN `modules` o ON o.`id` = e.`module_id` AND o.`is_active` = 1
		WHERE e.`tenant_id` = `tenants`.`id` AND e.`status` = 1), '9999-12-31')
	WHERE `id` IN (SELECT `tenant_id` FROM `modules_tenant` WHERE `module_id` = NEW.`id`); END;
